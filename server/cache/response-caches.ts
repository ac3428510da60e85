import type { FastifyInstance } from "fastify";
import type { OpenDatabase } from "#server/database/database.ts";
import type { Topic } from "#server/topics.ts";
import { ResponseCache } from "./response-cache.ts";
import { ResponsesByUrl } from "./responses-by-url.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Visitors' pages, and other responses with only one version each. */
    responses: ResponseCache;
    /** Lists and articles of the API. Separate, so that asking for a list in every size can't push pages out. */
    listResponses: ResponseCache;
    /** Pages that signed-in people share. */
    signedInResponses: ResponseCache;
    /** Members' and staff's calendars, for each period asked for. */
    calendarResponses: ResponseCache;
    /** Members' calendar feeds. One may have 16 MB. */
    calendarFiles: ResponseCache;
    /** Makes this instance's responses that show a topic anew. */
    invalidateResponses: (topic: Topic) => void;
  }
}

const MiB = 1024 * 1024;

/** Sets up the caches. Each kind is separate, so that asking for endless variants of one can't push the others out. */
export function addResponseCaches(app: FastifyInstance, onChange: OpenDatabase["onChange"]) {
  const caches = {
    responses: new ResponseCache(),
    listResponses: new ResponseCache({ bytes: 12 * MiB }),
    signedInResponses: new ResponseCache({ count: 100, bytes: 8 * MiB }),
    calendarResponses: new ResponseCache({ count: 100, bytes: 8 * MiB }),
    calendarFiles: new ResponseCache({ count: 100, bytes: 32 * MiB }),
  };
  for (const [name, cache] of Object.entries(caches)) app.decorate(name, cache);
  app.decorate("responsesByUrl", new ResponsesByUrl());
  const invalidate = (topic: Topic) => {
    for (const cache of Object.values(caches)) cache.invalidate(topic);
  };
  app.decorate("invalidateResponses", invalidate);
  app.addHook("onClose", onChange(invalidate));
}
