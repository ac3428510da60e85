import type { FastifyInstance } from "fastify";
import { type OpenDatabase, publish } from "#server/database/database.ts";
import { isTwitchConnected } from "./live.service.ts";

/** How long Twitch goes on being asked after someone looked. Pages look every two minutes. */
const wantedMs = 5 * 60_000;
/** When to tell the instances again that someone still looks. */
const renewMs = wantedMs / 2;

declare module "fastify" {
  interface FastifyInstance {
    /** Says that someone looks at the site, so that Twitch is asked who is live if it's connected. Every instance hears of it. */
    wantLive: () => Promise<void>;
    /** Whether someone has looked lately, at any instance. */
    isLiveWanted: () => boolean;
  }
}

/** Remembers when someone last looked. In memory, because reading changes nothing in the database. */
export function followLiveInterest(app: FastifyInstance, onChange: OpenDatabase["onChange"]) {
  let heardAt = Number.NEGATIVE_INFINITY;
  const ageMs = () => performance.now() - heardAt;
  const stopListening = onChange((topic) => {
    if (topic === "live-wanted" || topic === "channels") heardAt = performance.now();
  });
  app.addHook("onClose", () => stopListening());
  app.decorate("isLiveWanted", () => ageMs() < wantedMs);
  app.decorate("wantLive", async () => {
    if (ageMs() >= renewMs && (await isTwitchConnected(app.db))) await publish(app.db, "live-wanted");
  });
}
