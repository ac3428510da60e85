/** Functions that run in the photographed page. */

/** Runs before the page: makes generated names predictable, and skips the tour unless it's asked for. */
export function settle(meetsTour: boolean) {
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function get(key) {
    return key.startsWith("tour:") && !meetsTour ? "skipped" : getItem.call(this, key);
  };
  Math.random = () => 0.5;
}

/** Whether the page is hydrated. */
export const isAwake = () =>
  !document.querySelector("script[type=module]") || document.documentElement.hasAttribute("data-ready");

/** Paints everything, also what browsers leave out until it's near the window: a picture of the whole page has no window. */
export function paintAll() {
  for (const part of document.querySelectorAll<HTMLElement>("body *"))
    if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
}

/** Replaces text that differs randomly between sites, so that it's the same in every picture. */
export function hideChance(origin: string) {
  const steady = (text: string) =>
    text
      .replaceAll(origin, "https://flawless.example")
      .replaceAll(new URL(origin).host, "flawless.example")
      .replace(/(temp-access\/|calendar\/)[\w-]{20,64}/g, "$1a-code-that-is-made-up-by-chance")
      .replace(
        /\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
        "01980000-0000-7000-8000-000000000000",
      );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? "";
    if (steady(text) !== text) node.nodeValue = steady(text);
  }
  for (const field of document.querySelectorAll("input")) field.value = steady(field.value);
}

/** Returns what makes the page scroll sideways, and by how much, or an empty string. */
export function findTooWide(): string {
  const overflow = document.documentElement.scrollWidth - innerWidth;
  if (overflow <= 0) return "";
  const places = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let widest: Node = document.body;
  for (let node: Node | null = document.body; node; node = places.nextNode()) {
    range.selectNodeContents(node);
    const { right } = node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
    if (Math.ceil(right + scrollX) >= innerWidth + overflow) widest = node;
  }
  const around = widest instanceof Element ? widest : widest.parentElement;
  const said = widest.textContent?.trim().slice(0, 40) ?? "";
  return `${overflow} px wider than the window, by ${around?.localName} "${around?.className}": ${said}`;
}
