import type { Locator, Page } from "@playwright/test";

/** Returns what doesn't fit in a part of a page: overlapping texts, and texts wider than their container. */
export const crowdingIn = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    type Piece = { text: string; element: Element; boxes: DOMRect[] };
    const range = document.createRange();
    /** Letters only fill the middle of their line box. */
    const core = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height * 0.25, width, height * 0.5);
    /** Clips a box to what its scrolling or clipping ancestors show. */
    const seenOf = (box: DOMRect, element: Element | null): DOMRect => {
      if (!element) return box;
      if (getComputedStyle(element).overflow === "visible") return seenOf(box, element.parentElement);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [Math.max(box.left, left), Math.max(box.top, top)];
      const [width, height] = [Math.min(box.right, right) - x, Math.min(box.bottom, bottom) - y];
      return seenOf(new DOMRect(x, y, Math.max(0, width), Math.max(0, height)), element.parentElement);
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(".visually-hidden, svg, option, [hidden]");
    const pieces: Piece[] = [];
    const places = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = places.nextNode(); node; node = places.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? "";
      if (!element || !text || !isShown(element)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map((box) => core(seenOf(box, element)));
      const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
      if (seen.length > 0) pieces.push({ text: text.slice(0, 40), element, boxes: seen });
    }
    const around = (element: Element): Element =>
      getComputedStyle(element).display === "inline" && element.parentElement ? around(element.parentElement) : element;
    const isCut = ({ element, boxes }: Piece) => {
      const { left, right } = around(element).getBoundingClientRect();
      return boxes.some((box) => box.right > Math.min(right, innerWidth) + 2 || box.left < Math.max(left, 0) - 2);
    };
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const collide = (one: Piece, other: Piece) =>
      one.element !== other.element && one.boxes.some((box) => other.boxes.some((beside) => meet(box, beside)));
    return [
      ...pieces.filter(isCut).map(({ text }) => `wider than its box: ${text}`),
      ...pieces.flatMap((one, index) =>
        pieces
          .slice(index + 1)
          .filter((other) => collide(one, other))
          .map((other) => `${one.text} runs into ${other.text}`),
      ),
    ];
  });

/** Texts that the assistant's launcher in the gutter would cover while the page is scrolled. */
export const underLauncher = (page: Page) =>
  page.evaluate(() => {
    const edge = document.querySelector("[aria-label='Ask the team assistant']")?.getBoundingClientRect().left ?? 0;
    const range = document.createRange();
    const places = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let node = places.nextNode(); node; node = places.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest(".visually-hidden, svg, option, .scroll")) continue;
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(({ right }) => right > edge + 1)) covered.push(node.nodeValue ?? "");
    }
    return covered;
  });

/** Addresses of pictures that are shown and didn't load. */
export const deadIn = (page: Page) =>
  page
    .locator("main img")
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.naturalWidth === 0 && image.checkVisibility() ? [image.src] : [],
      ),
    );

/** On how many lines a text is set. */
export const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
