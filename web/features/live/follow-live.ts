import type { liveApi } from "#contract/live/endpoints.ts";
import type { Live, LiveStream } from "#contract/live/schemas.ts";
import { api } from "#web/api/api-client.ts";

const lookEveryMs = 10_000;
const unknown: Live = { streams: [], goodForSeconds: 120 };

/**
 * Asks who is live while the hero, the roster or a player is in view in a visible tab, and shows it. An answer is shown for as long
 * as it's good: what the site can't confirm then vanishes.
 */
export function followLive(strip: HTMLElement, endpoint: typeof liveApi.get) {
  const [hero, ...rosters] = ["home", "team", "player"].map((id) => document.getElementById(id));
  const inView = new Set<Element>();
  let goodUntil = 0;
  let isAsking = false;

  function look() {
    if (Date.now() < goodUntil) return;
    const isLookedAt = inView.size > 0 && document.visibilityState === "visible" && !document.prerendering;
    if (isLookedAt && !isAsking) void ask();
    else show([]);
  }
  async function ask() {
    isAsking = true;
    const { streams, goodForSeconds } = await api(endpoint).catch(() => unknown);
    isAsking = false;
    goodUntil = goodForSeconds === null ? Number.POSITIVE_INFINITY : Date.now() + goodForSeconds * 1_000;
    show(streams);
  }
  function show(streams: LiveStream[]) {
    fillStrip(strip, streams);
    const playing = new Set(streams.map(({ playerId }) => playerId));
    for (const mark of document.querySelectorAll<HTMLElement>("[data-live]"))
      mark.hidden = !playing.has(mark.dataset.live ?? null);
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    strip.toggleAttribute("data-away", Boolean(hero && !inView.has(hero)));
    look();
  });
  for (const section of [hero, ...rosters]) if (section) observer.observe(section);
  document.addEventListener("visibilitychange", look);
  setInterval(look, lookEveryMs);
}

/** Shows these streams. Those that are shown already keep their place in the page, and with it the focus. */
function fillStrip(strip: HTMLElement, streams: LiveStream[]) {
  const list = strip.querySelector("ul");
  const template = strip.querySelector("template");
  if (!list || !template) return;
  const shown = new Map([...list.children].map((item) => [item.querySelector("a")?.href, item]));
  for (const [index, stream] of streams.entries()) {
    const item = shown.get(stream.url) ?? document.importNode(template.content, true).firstElementChild;
    if (!item) return;
    fill(item, stream, strip.dataset.locale);
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
  }
  while (list.children.length > streams.length) list.lastElementChild?.remove();
  strip.hidden = streams.length === 0;
}

function fill(item: Element, { name, url, title, game, viewers, imageUrl }: LiveStream, locale = "en") {
  const link = item.querySelector("a");
  const picture = item.querySelector("img");
  if (!link || !picture) return;
  // As numberIn does it, which would load all that islands share.
  const watching = `${viewers.toLocaleString(locale, { numberingSystem: "latn" })} watching`;
  const texts: Record<string, string> = { name, title, watching: game ? `${watching} ${game}` : watching };
  link.href = url;
  for (const [slot, text] of Object.entries(texts)) {
    const place = item.querySelector(`[data-slot=${slot}]`);
    if (place) place.textContent = text;
  }
  picture.hidden = imageUrl === null;
  if (imageUrl && picture.getAttribute("src") !== imageUrl) picture.src = imageUrl;
}
