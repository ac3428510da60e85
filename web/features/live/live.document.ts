import { liveApi } from "#contract/live/endpoints.ts";

/** Follows who is live, where the page has a place for it. That's in a script of its own, because most pages have none. */
export async function runOnDocument() {
  const strip = document.querySelector<HTMLElement>(".live-strip");
  if (!strip) return;
  const { followLive } = await import("./follow-live.ts");
  followLive(strip, liveApi.get); // here, because the app also has it
}
