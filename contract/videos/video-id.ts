const youtubeHosts = /^(www\.|m\.|music\.)?youtube(-nocookie)?\.com$/;
const exactId = /^[A-Za-z0-9_-]{11}$/;

/** People leave it out, as browsers do in their bar. */
const withScheme = (given: string) => (/^[\w-]+(\.[\w-]+)+\//.test(given) ? `https://${given}` : given);

/** The id of a video from what people paste: the id itself, or any usual address of YouTube. */
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

/** What the ids of the demonstration's videos begin with. They name no video. */
export const demoVideoStart = "demo0video";
