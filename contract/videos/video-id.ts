const youtubeHosts = /^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/;
const exactId = /^[A-Za-z0-9_-]{11}$/;

/** Adds the scheme, which people and address bars leave out. */
const withScheme = (given: string) => (/^[\w-]+(\.[\w-]+)+\//.test(given) ? `https://${given}` : given);

/**
 * Extracts a video's id from what people paste: the id itself or any usual YouTube address. Returns undefined if there is none.
 */
export function videoIdFrom(typed: string): string | undefined {
  const given = typed.trim();
  if (exactId.test(given)) return given;
  const url = URL.parse(withScheme(given));
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return undefined;
  const [, first = "", second = ""] = url.pathname.split("/");
  const named = youtubeHosts.test(url.hostname)
    ? (url.searchParams.get("v") ?? (/^(embed|shorts|live|v)$/.test(first) ? second : ""))
    : url.hostname === "youtu.be"
      ? first
      : "";
  return exactId.test(named) ? named : undefined;
}

/** Prefix of the demonstration videos' ids, which don't exist on YouTube. */
export const demoVideoStart = "demo0video";
