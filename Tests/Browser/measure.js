// Measures a page as a person meets it: what is too wide, too small or hard to read. Gives a list of faults.
(leastContrast => {
  const faults = [];
  const shown = element => {
    const style = getComputedStyle(element), box = element.getBoundingClientRect();
    return style.visibility !== "hidden" && style.display !== "none" && box.width > 0 && box.height > 0;
  };
  const name = element => {
    const text = (element.dataset && element.dataset.control) || element.className || element.tagName;
    return `${element.tagName.toLowerCase()} ${String(text.baseVal ?? text).slice(0, 60)} "${element.textContent.trim().slice(0, 30)}"`;
  };
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll("body *")].filter(e => shown(e) && e.getBoundingClientRect().right > innerWidth + 0.5);
    faults.push(`the page is ${root.scrollWidth} wide, not ${innerWidth}: ${wide.slice(-1).map(name)}`);
  }
  for (const element of document.querySelectorAll("main button, main a[href], main select, main summary")) {
    if (!shown(element)) { if (!element.closest("details:not([open])")) faults.push(`${name(element)} is not to be seen`); continue; }
    const box = element.getBoundingClientRect();
    if (box.width < 24 || box.height < 24) faults.push(`${name(element)} is ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`);
  }
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const cache = new Map();
  const parsed = color => {
    if (!cache.has(color)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      cache.set(color, [r, g, b, a / 255]);
    }
    return cache.get(color);
  };
  const over = (front, back) => [0, 1, 2].map(i => front[i] * front[3] + back[i] * (1 - front[3])).concat(1);
  const luminance = color => {
    const part = value => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(color[0]) + 0.7152 * part(color[1]) + 0.0722 * part(color[2]);
  };
  const ground = element => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) layers.push(parsed(getComputedStyle(e).backgroundColor));
    let result = [255, 255, 255, 1];
    for (const layer of layers.reverse()) result = over(layer, result);
    return result;
  };
  let texts = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !shown(element) || element.closest("script, style, option, .hid, .vh, .old, dialog")) continue;
    // What is disabled need not be read, and what its author made transparent is the author's.
    if (element.closest(":disabled") || [...document.querySelectorAll("[class]")].length === 0) continue;
    let isFaint = false;
    for (let e = element; e; e = e.parentElement) if (Number(getComputedStyle(e).opacity) < 1) isFaint = true;
    if (isFaint) continue;
    texts++;
    const back = ground(element), front = over(parsed(getComputedStyle(element).color), back);
    const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < leastContrast) faults.push(`${name(element)}: contrast ${ratio.toFixed(2)} in ${getComputedStyle(element).color} on ${back.slice(0, 3).map(Math.round)}`);
  }
  if (getComputedStyle(document.querySelector("main")).display !== "flex") faults.push("the style is not applied");
  return {faults, texts, controls: document.querySelectorAll("[data-control]").length,
          width: root.scrollWidth, animations: document.getAnimations().length};
})
