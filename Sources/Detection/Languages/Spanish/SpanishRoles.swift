extension SpanishFiles {
  /// What words are beside dates, numbers and names (``LexiconReader``).
  static let roles = #"""
    # What the grammar's words are.
    month : month-strong|month-weak
    weekday : weekday-strong|weekday-weak
    weak : weekday-weak
    unit : unit|unit-weak
    number : ones|teens|tens
    day today : today
    day tomorrow : tomorrow
    day yesterday : yesterday
    day-part : day-part
    sense : sense

    role at = a
    role inside = en, dentro
    role on = sobre
    role from = desde, entre
    role to = hasta, hacia
    role near = antes, después, sobre, aproximadamente, por
    role of = de, del
    role the = el, la, los, las, lo
    role a = un, una, unos, unas
    role this = este, esta, estos, estas
    role next = próximo, próxima, próximos, próximas, siguiente
    role last = último, última, últimos, últimas, pasado, pasada
    role every = cada, todos, todas
    role later = luego, tarde
    role half = media, medio
    role quarter = cuarto
    role and = y, e
    role noon = mediodía
    role midnight = medianoche
    role pronoun = yo, tú, él, ella, nosotros, vosotros, ustedes, usted, ellos, ellas, me, te, se, nos, os, le, les, mí, ti
    role toBe = soy, eres, es, somos, son, era, eran, estoy, estás, está, estamos, están, sea
    role function = para, con, o, u, pero, si, porque, que, qué, cuando, cuándo, como, cómo, donde, dónde, no, sí, ya, más
    role function = también, todavía, gracias, ok, vale, mi, mis, tu, tus, su, sus, nuestro, nuestra, puedo, puedes, puede
    role function = podemos, hay, he, has, ha, hemos, han, aquí, ahí, allí, sin, muy, por, favor
    role street = calle, avenida, avda, paseo, callejón, camino, carretera
    role nowhere = casa, trabajo, oficina, escuela, cuarto, puerta, entrada, fin, esquina, autobús, bus
    role meet = quedar, quedamos, encontrar, vemos
    role code = código, clave, pin, contraseña
    role telephone = tel, teléfono, tlf, móvil, celular, número, llamar, llama, llámame, fax, nº
    role reference = factura, cuenta, pedido, cliente, referencia, ref, entrada, tarjeta, iban
    role ratio : ratio
    """#
}
