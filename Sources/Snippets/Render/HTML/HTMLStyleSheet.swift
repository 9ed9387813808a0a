/// The one style of all pages.
enum HTMLStyleSheet {
  static let text = schemes + base + texts + stacks + controls + values + media + generated

  private static var schemes: String {
    let light = HTMLPalette.light.css
    let dark = HTMLPalette.dark.css
    let lightMore = HTMLPalette.lightIncreased.css
    let darkMore = HTMLPalette.darkIncreased.css
    return """
      :root{color-scheme:light dark;\(light)}
      :root[data-scheme=light]{color-scheme:light}:root[data-scheme=dark]{color-scheme:dark;\(dark)}
      @media(prefers-color-scheme:dark){:root:not([data-scheme=light]){\(dark)}}
      @media(prefers-contrast:more){:root:not([data-contrast=standard]){\(lightMore)}
      :root[data-scheme=dark]:not([data-contrast=standard]){\(darkMore)}}
      @media(prefers-contrast:more) and (prefers-color-scheme:dark){:root:not([data-contrast=standard]):not([data-scheme=light]){\(darkMore)}}
      :root[data-contrast=increased],.ov{\(lightMore)}:root[data-contrast=increased][data-scheme=dark],:root[data-scheme=dark] .ov{\(darkMore)}
      @media(prefers-color-scheme:dark){:root[data-contrast=increased]:not([data-scheme=light]),:root:not([data-scheme=light]) .ov{\(darkMore)}}

      """
  }

  private static let base = """
    *,::before,::after{box-sizing:border-box}
    :root{--k:var(--blue);--kf:var(--blue-f);--ko:var(--blue-o)}
    body{margin:0;padding:16px;background:var(--page);color:var(--text);
    font:400 1.0625rem/1.35 -apple-system,BlinkMacSystemFont,"SF Pro Text","Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif;
    overflow-wrap:anywhere;-webkit-text-size-adjust:100%;text-rendering:optimizeLegibility}
    main{max-width:480px;margin-inline:auto;padding:20px;border-radius:24px;background:var(--card);
    box-shadow:0 0 0 1px color-mix(in srgb,var(--line) 55%,transparent),0 8px 28px rgb(0 0 0/.07);
    display:flex;flex-direction:column;gap:12px;align-items:stretch;min-width:0}
    main>.v,main>.h{max-width:100%}
    h1,h2,h3,ul,li,p,figure,fieldset{margin:0;padding:0;font:inherit}
    ul{list-style:none}
    button,select{font:inherit;color:inherit;margin:0;letter-spacing:inherit}
    .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    :focus-visible{outline:3px solid var(--k);outline-offset:2px}
    .sh{box-shadow:0 4px 16px rgb(0 0 0/.18)}
    .pending .inv{opacity:.55}.old{opacity:.55}
    .bd{border:1px solid var(--line)}
    .ov{position:relative;--k:var(--blue);--kf:var(--blue-f);--ko:var(--blue-o);--gf:var(--green-f)}
    .ov::after{content:"";position:absolute;inset:0;border-radius:inherit;pointer-events:none;background:var(--y,var(--text));opacity:\(HTMLPalette.veil)}
    .ov .ov::after{content:none}
    .yk{--y:var(--k)}.yc{--y:var(--card)}.yh{--y:oklch(var(--li) var(--ch) var(--hu))}
    .of{position:relative}.fx{width:max-content;max-width:100%;flex:none}.fx .t{max-width:none}
    .ar{justify-content:center}.ar:has(>img){width:100%}.ar>img{width:100%;height:100%;object-fit:contain}.ar.af>img{object-fit:cover}.ar.af{overflow:hidden}

    """

  private static let texts = """
    .t{display:block;min-width:0;max-width:100%;unicode-bidi:isolate;white-space:pre-line;text-align:-webkit-match-parent;text-align:match-parent}
    .n{display:inline;unicode-bidi:isolate}
    .t.ta-c{text-align:center}:dir(ltr)>.t.ta-e{text-align:right}:dir(rtl)>.t.ta-e{text-align:left}
    .f-extraLargeTitle{font-size:2.25rem;line-height:1.15;font-weight:700;letter-spacing:-.02em}
    .f-extraLargeTitle2{font-size:1.75rem;line-height:1.2;font-weight:700;letter-spacing:-.02em}
    .f-largeTitle{font-size:2.125rem;line-height:1.15;letter-spacing:-.02em}.f-title{font-size:1.75rem;line-height:1.2;letter-spacing:-.015em}
    .f-title2{font-size:1.375rem;line-height:1.25;letter-spacing:-.012em}.f-title3{font-size:1.25rem;line-height:1.3;letter-spacing:-.01em}
    .f-headline{font-weight:600}.f-body{font-size:1.0625rem}.f-callout{font-size:1rem}.f-subheadline{font-size:.9375rem}
    .f-footnote{font-size:.8125rem}.f-caption{font-size:.75rem}.f-caption2{font-size:.6875rem}
    .w1{font-weight:200}.w2{font-weight:300}.w3{font-weight:400}.w4{font-weight:500}.w5{font-weight:600}.w6{font-weight:700}.w7{font-weight:800}
    .se{font-family:ui-serif,"New York",Georgia,"Liberation Serif",serif}.ro{font-family:ui-rounded,"SF Pro Rounded",inherit}
    .mo{font-family:ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono",monospace;font-size:.94em}.tn{font-variant-numeric:tabular-nums}
    .it{font-style:italic}.un{text-decoration:underline}.st{text-decoration:line-through}.un.st{text-decoration:underline line-through}
    .up{text-transform:uppercase}.lo{text-transform:lowercase}
    .x2{color:var(--text2)}.x3{color:var(--text3)}.xk{color:var(--k)}.x1{color:var(--text)}
    .xh{color:oklch(var(--hl) var(--ch) var(--hu))}
    .hid{color:transparent;background:var(--line);border-radius:4px;user-select:none;box-decoration-break:clone;-webkit-box-decoration-break:clone;display:inline}
    .ll{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
    .solid{color:var(--on,#fff)}.solid.solid :is(.t,.lb,.n,.lk,.i,.hd,.ft,.ends):not(.btn *){color:inherit}.solid .btn .i{color:inherit}
    .solid :is(.rows,.box,.bf){background:none}

    """

  private static let stacks = """
    .v,.h,.z,.g,.val,.cu{min-width:0;max-width:100%}
    .v{display:flex;flex-direction:column;gap:8px;align-items:center}.v.l{align-items:flex-start}.v.e{align-items:flex-end}
    .h{display:flex;flex-flow:row wrap;gap:8px;align-items:center}.h.tp{align-items:flex-start}.h.bt{align-items:flex-end}
    .h.bl{align-items:baseline}.h.ll0{align-items:last baseline}
    .wd{width:100%;align-self:stretch}.h>.gr{flex:1 1 9rem}.h>.gr.lp{flex-grow:5}.h>.gr.ln{flex-grow:.2}.h>.wd{flex:1 1 9rem;width:auto}
    .sp{flex:1 1 0;align-self:stretch}
    .z{display:grid;place-items:center}.z>*{grid-area:1/1}
    .z.topLeading{place-items:start}.z.top{place-items:start center}.z.topTrailing{place-items:start end}.z.leading{place-items:center start}
    .z.trailing{place-items:center end}.z.bottomLeading{place-items:end start}.z.bottom{place-items:end center}.z.bottomTrailing{place-items:end}
    .gd.kw .t{overflow-wrap:break-word}.gd{display:table;border-spacing:0;max-width:100%}.gw{display:table-row}.gc{display:table-cell;vertical-align:baseline;padding-block:4px;padding-inline-end:14px}
    .gc:last-child{padding-inline-end:0}.gw.cm .gc{vertical-align:middle}.gw.tp .gc{vertical-align:top}.gw.bt .gc{vertical-align:bottom}.gx{display:block;padding-block:4px}
    .gd.tp .gw:not([class*=" "]) .gc{vertical-align:top}.gd.bt .gw:not([class*=" "]) .gc{vertical-align:bottom}
    .gd.cc .gc{text-align:center}.gd.ce .gc{text-align:end}.gd.cc .gc>*{margin-inline:auto}.gd.ce .gc>*{margin-inline-start:auto}
    hr{width:100%;height:1px;border:0;margin:4px 0;background:var(--line);align-self:stretch;flex:none}
    .vr{width:1px;align-self:stretch;background:var(--line);min-height:1em}
    .list{width:100%;display:flex;flex-direction:column;gap:20px}
    .rows{width:100%;border-radius:16px;background:var(--inset);overflow:hidden}
    .rows>li{padding:11px 16px;min-height:44px;display:flex;flex-direction:column;justify-content:center;align-items:flex-start;min-width:0;position:relative}
    .rows>li+li::before{content:"";position:absolute;inset-block-start:0;inset-inline:16px 0;height:1px;background:var(--line)}
    .plain>.rows,.plain .rows{background:none;border-radius:0}.plain .rows>li{padding-inline:0}.plain .rows>li+li::before{inset-inline:0}
    .rows>li.flush{padding:0}
    .sec{width:100%;display:flex;flex-direction:column;gap:7px;min-width:0}
    .sec>.hd{padding-inline:16px;font-size:.8125rem;font-weight:600;color:var(--text2);letter-spacing:.01em}
    .sec>.ft{padding-inline:16px;font-size:.8125rem;color:var(--text2)}.plain .sec>.hd,.plain .sec>.ft{padding-inline:0}
    .box{width:100%;border-radius:16px;background:var(--inset);padding:14px 16px;display:flex;flex-direction:column;gap:10px;align-items:flex-start;min-width:0}
    .box>.hd{font-weight:600}
    .badge{display:inline-block;min-width:1.6em;padding:1px 7px;border-radius:99px;background:var(--inset);color:var(--text2);font-size:.8125rem;text-align:center;box-shadow:inset 0 0 0 1px var(--line)}
    .bw{display:flex;align-items:center;justify-content:space-between;gap:8px;width:100%}
    details{width:100%}summary{min-height:44px;display:flex;align-items:center;gap:8px;cursor:pointer;list-style:none;font-weight:600;border-radius:8px}
    summary::-webkit-details-marker{display:none}
    summary::before{content:"";flex:none;width:8px;height:8px;margin-inline:3px 5px;border:solid var(--text2);border-width:0 2px 2px 0;transform:rotate(-45deg);transition:transform .15s}
    [dir=rtl] summary::before{transform:rotate(135deg)}details[open]>summary::before{transform:rotate(45deg)!important}
    .in{padding-inline-start:20px;padding-block:4px 8px;display:flex;flex-direction:column;gap:8px;align-items:flex-start}
    .cu{width:100%;display:flex;flex-direction:column;align-items:center;gap:6px;text-align:center;padding:20px 8px}
    .cu>.i{width:44px;height:44px;color:var(--text2);margin-block-end:6px;stroke-width:1.4}.cu>.ac{display:flex;flex-wrap:wrap;gap:8px;justify-content:center;margin-block-start:12px}

    """

  private static let controls = """
    .btn{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-width:44px;min-height:44px;max-width:100%;padding:9px 18px;border:1px solid transparent;border-radius:99px;
    background:color-mix(in srgb,var(--k) 12%,var(--card));color:var(--k);font-weight:590;text-align:center;text-decoration:none;cursor:pointer;user-select:none;transition:filter .12s,transform .12s}
    .btn:hover{filter:brightness(.97)}.btn:active{transform:scale(.98);filter:brightness(.93)}
    .btn.pr{background:var(--kf);color:var(--ko)}.btn.pr .t,.btn.pr .i{color:inherit}
    .btn.pl,.btn.bo{background:none;padding-inline:4px;border-radius:10px}.btn.pl{color:inherit;font-weight:inherit;justify-content:flex-start;text-align:start}
    .btn.nt{background:color-mix(in srgb,var(--text2) 12%,var(--card));color:var(--text)}
    .btn.rr{border-radius:12px}.btn.ci{border-radius:50%;padding:9px;aspect-ratio:1}
    .s-mini{min-height:28px;padding:3px 10px;font-size:.8125rem}.s-small{min-height:34px;padding:5px 14px;font-size:.9375rem}
    .s-large{min-height:50px;padding:12px 22px}.s-extraLarge{min-height:58px;padding:15px 28px;font-size:1.1875rem}
    .lb{display:inline-flex;align-items:center;gap:.5em;min-width:0;max-width:100%}
    .i{flex:none;width:1.3em;height:1.3em;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
    .i.fi{fill:currentColor;fill-opacity:.22}.i.sm{width:1.05em;height:1.05em}.i.lg{width:1.6em;height:1.6em}
    [dir=rtl] .i.mi{transform:scaleX(-1)}
    img{display:block;max-width:100%;height:auto;border-radius:8px}
    .tog{display:flex;align-items:center;justify-content:space-between;gap:14px;width:100%;min-height:44px;padding:6px 0;border:0;background:none;border-radius:10px;text-align:start;cursor:pointer}
    .rows>li.flush>.tog{padding:8px 16px;border-radius:0}.rows>li.flush>.tog:focus-visible{outline-offset:-3px}
    .sw{flex:none;width:51px;height:31px;border-radius:99px;background:color-mix(in srgb,var(--text2) 42%,var(--card));border:1px solid transparent;position:relative;transition:background .18s}
    .sw::after{content:"";position:absolute;inset-block-start:1px;inset-inline-start:1px;width:27px;height:27px;border-radius:50%;background:#fff;box-shadow:0 1px 4px rgb(0 0 0/.25);transition:inset-inline-start .18s}
    .tog[aria-checked=true]>.sw{background:var(--gf)}.tog[aria-checked=true]>.sw::after{inset-inline-start:21px}
    :root{--gf:var(--green-f)}
    .ck{flex:none;width:24px;height:24px;border-radius:7px;border:2px solid var(--text2);display:grid;place-items:center;order:-1}
    .tog.cb{justify-content:flex-start}.tog[aria-checked=true]>.ck{background:var(--kf);border-color:var(--kf);color:var(--ko)}.ck>.i{width:16px;height:16px;stroke-width:3;visibility:hidden}.tog[aria-checked=true] .ck>.i{visibility:visible}
    .btn.on{background:var(--kf);color:var(--ko)}.btn.on .t{color:inherit}
    .pick{display:flex;align-items:center;justify-content:space-between;flex-wrap:wrap;gap:8px 14px;width:100%;min-height:44px}
    select{min-height:44px;max-width:100%;padding:6px 14px;border:1px solid transparent;border-radius:99px;background:color-mix(in srgb,var(--k) 12%,var(--card));color:var(--k);font-weight:590;cursor:pointer}
    option{background:var(--card);color:var(--text)}
    .lk{display:inline-flex;align-items:center;min-height:44px;min-width:24px;max-width:100%;color:var(--k);text-decoration:none;border-radius:8px}.lk:hover{text-decoration:underline}
    .lk:not(.btn *) .t{color:inherit}.v>.lk,.in>.lk{min-height:32px}
    a.n{color:var(--k);padding-block:6px;text-decoration:underline;text-underline-offset:.15em}a.sq{display:inline-block;min-width:24px;text-align:center}
    :disabled,[aria-disabled=true]{opacity:.45;cursor:default;filter:none;transform:none}
    dialog{max-width:min(340px,calc(100vw - 32px));border:0;border-radius:22px;padding:20px;background:var(--card);color:var(--text);box-shadow:0 12px 48px rgb(0 0 0/.3);text-align:center}
    dialog::backdrop{background:rgb(0 0 0/.35)}.ask{display:flex;flex-direction:column;gap:10px}.ask-title{font-weight:600}.ask-message{color:var(--text2);font-size:.9375rem}.ask-message:empty{display:none}
    .ask-row{display:flex;flex-wrap:wrap;gap:8px;justify-content:center;margin-block-start:8px}.ask-row>.btn{flex:1 1 8rem}

    """

  private static let values = """
    .val{width:100%;display:flex;flex-direction:column;gap:6px}.vr2{display:flex;flex-wrap:wrap;justify-content:space-between;gap:12px;align-items:baseline}.vr2>:last-child:not(:first-child){color:var(--text2)}
    progress{appearance:none;-webkit-appearance:none;display:block;width:100%;height:8px;border:0;border-radius:99px;background:color-mix(in srgb,var(--text2) 20%,var(--card));color:var(--k);overflow:hidden}
    progress::-webkit-progress-bar{background:transparent}progress::-webkit-progress-value{background:var(--k);border-radius:99px}progress::-moz-progress-bar{background:var(--k)}
    progress:indeterminate::-moz-progress-bar{background:transparent}
    .ends{display:flex;justify-content:space-between;gap:12px;font-size:.75rem;color:var(--text2)}
    .spin{width:28px;height:28px;border-radius:50%;border:3px solid color-mix(in srgb,var(--text2) 25%,var(--card));border-block-start-color:var(--k);animation:turn 1s linear infinite}
    .bar{height:8px;border-radius:99px;overflow:hidden;background:color-mix(in srgb,var(--text2) 20%,var(--card));position:relative}
    .bar::after{content:"";position:absolute;inset-block:0;width:35%;border-radius:99px;background:var(--k);animation:slide 1.4s ease-in-out infinite alternate}
    @keyframes turn{to{transform:rotate(1turn)}}@keyframes slide{from{inset-inline-start:0}to{inset-inline-start:65%}}
    .rg{display:inline-flex;align-items:center;gap:12px;max-width:100%}.rg>svg{flex:none;width:56px;height:56px;fill:none;stroke-width:4;stroke-linecap:round;transform:rotate(-90deg)}
    .rg circle:first-child{stroke:color-mix(in srgb,var(--text2) 20%,var(--card))}.rg circle:last-child{stroke:var(--k)}.rg>.v{gap:0}.rg .t+.t{color:var(--text2)}

    """

  private static let media = """
    @media(max-width:400px){body{padding:8px}main{padding:14px;border-radius:20px}.rows>li{padding-inline:14px}}
    @media(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
    :root[data-motion=reduce] *,:root[data-motion=reduce] ::before,:root[data-motion=reduce] ::after{animation:none!important;transition:none!important}
    @media(prefers-contrast:more){:root:not([data-contrast=standard]) :is(main,.rows,.box,.btn:not(.pl,.bo),select){border:1px solid var(--line)}:root:not([data-contrast=standard]) :is([class*=" o"],[class^=o]):not(.on){opacity:1}}
    :root[data-contrast=increased] :is(main,.rows,.box,.btn:not(.pl,.bo),select){border:1px solid var(--line)}
    @media(forced-colors:active){main,.rows,.box,.btn,select,.badge,.sw,.ck,progress,.bar{border:1px solid CanvasText}.btn,select{border-color:ButtonText}
    .sw::after{background:CanvasText;forced-color-adjust:none}.tog[aria-checked=true]>.sw{background:Highlight;forced-color-adjust:none}.tog[aria-checked=true]>.ck{background:Highlight;forced-color-adjust:none}
    progress::-webkit-progress-value,.bar::after{background:Highlight;forced-color-adjust:none}.rg circle:last-child{stroke:Highlight}.i{stroke:CanvasText}.hid{background:GrayText}hr,.vr{background:CanvasText}}
    @media print{body{background:none}main{box-shadow:none}}

    """

  private static var generated: String {
    var css = ""
    let sizes: [(DynamicTypeSize, Int)] = [
      (.xSmall, 82), (.small, 88), (.medium, 94), (.xLarge, 112), (.xxLarge, 124), (.xxxLarge, 135),
      (.accessibility1, 160), (.accessibility2, 190), (.accessibility3, 235), (.accessibility4, 275),
      (.accessibility5, 310),
    ]
    for (size, percent) in sizes { css += ":root[data-size=\(size.rawValue)]{font-size:\(percent)%}" }
    for (name, _) in HTMLPalette.names {
      css +=
        ".x-\(name){color:var(--\(name))}.k-\(name){--k:var(--\(name));--kf:var(--\(name)-f);--ko:var(--\(name)-o);--gf:var(--\(name)-f)}"
      css += ".y-\(name){--y:var(--\(name)-f)}"
      css += ".b-\(name){background:var(--\(name)-f);--on:var(--\(name)-o)}.d-\(name){border-color:var(--\(name))}"
    }
    css += ".kh{--k:oklch(var(--hl) var(--ch) var(--hu));--kf:oklch(.5 var(--ch) var(--hu));--ko:#fff;--gf:var(--kf)}"
    css +=
      ".bk{background:var(--kf);--on:var(--ko)}.bt1{background:var(--text);--on:var(--card)}.bf{background:var(--inset)}"
    css +=
      ".bh{background:oklch(var(--li) var(--ch) var(--hu))}.ol{--on:#fff}.od{--on:#000}.d-h{border-color:oklch(var(--hl) var(--ch) var(--hu))}.d-k{border-color:var(--k)}"
    for hue in 0..<36 { css += ".h\(hue){--hu:\(hue * 10)}" }
    for (index, chroma) in ["0", ".05", ".1", ".16"].enumerated() { css += ".c\(index){--ch:\(chroma)}" }
    for step in 0...20 { css += ".i\(step){--li:\(Double(step) / 20)}" }
    for length in HTMLScale.short {
      css += ".pt\(length){padding-block-start:\(length)px}.pb\(length){padding-block-end:\(length)px}"
      css += ".ps\(length){padding-inline-start:\(length)px}.pe\(length){padding-inline-end:\(length)px}"
      css +=
        ".g\(length){gap:\(length)px}.r\(length){border-radius:\(length)px;overflow:hidden}.m\(length){min-width:\(length)px;min-height:\(length)px}"
      css +=
        ".gd.gh\(length) .gc{padding-inline-end:\(length)px}.gd.gv\(length) .gc{padding-block:\(Double(length) / 2)px}"
    }
    for length in HTMLScale.long {
      css += ".fw\(length){width:\(length)px;max-width:100%}.fh\(length){min-height:\(length)px}"
      css += ".nw\(length){min-width:min(\(length)px,100%)}.xw\(length){max-width:min(\(length)px,100%)}"
    }
    for length in HTMLScale.short { css += ".ls\(length){line-height:calc(1.3em + \(length)px)}" }
    for lines in 2...20 { css += ".lm\(lines){min-height:calc(\(lines)*1.35em)}" }
    for length in HTMLScale.offsets.dropFirst() {
      css += ".ox\(length){inset-inline-start:\(length)px}.ox-\(length){inset-inline-start:-\(length)px}"
      css += ".oy\(length){inset-block-start:\(length)px}.oy-\(length){inset-block-start:-\(length)px}"
    }
    for width in HTMLScale.edges where width != 1 { css += ".bd\(width){border-width:\(width)px}" }
    for (width, height) in HTMLScale.ratios { css += ".a\(width)-\(height){aspect-ratio:\(width)/\(height)}" }
    css += ".rc{border-radius:999px;overflow:hidden}.rr0{border-radius:12px}"
    for lines in 1...20 { css += ".ll\(lines){-webkit-line-clamp:\(lines)}" }
    for step in 0..<20 { css += ".o\(step * 5){opacity:\(Double(step) / 20)}" }
    return css
  }
}
