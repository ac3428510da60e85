import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { lockdownTexts } from "#contract/lockdown/constants.ts";
import { DatabaseUnavailable, type OpenDatabase, publish } from "#server/database/database.ts";
import { locked } from "#server/errors.ts";
import { readRegularly } from "#server/routing/read-regularly.ts";
import { isAdminCall } from "#server/routing/route.ts";
import { isSwitchOn, listSwitches } from "./switches.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Answers with the LOCKED screen, whatever was requested. */
    sendLocked: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
    isLocked: () => Promise<boolean>;
    /** Whether the site is known to be open right now, without asking the database. */
    isUnlocked: () => boolean;
    /** Does some work whose own calls are answered as if the site weren't locked. */
    asIfUnlocked: <T>(work: () => Promise<T>) => Promise<T>;
  }
}

/** Read by programs, which get a short text instead of the LOCKED screen: robots.txt, the sitemap, and feeds. */
const programsFiles = /^\/.+\.(txt|xml|ics)$/;
/** How long crawlers and calendar programs should wait. They ask far less often than people. */
const programsRetrySeconds = 300;
/** All pages share one route, so those of the admin area are recognised by the canonical spelling of their addresses. */
const openPages = /^\/(admin-login|admin(\/[\w-]+)*|temp-access\/[\w-]+)\/?$/;
/** The source files that Vite serves during development. */
const sources = /^\/(@|web\/|contract\/|node_modules\/|team\.config\.ts)/;

type Surroundings = Pick<OpenDatabase, "onChange"> & { isDevelopment: boolean };

/** Hides the site while it is locked, and answers only staff's calls. */
export function enforceLockdown(app: FastifyInstance, { onChange, isDevelopment }: Surroundings) {
  const { isLocked, isUnlocked } = watchLockdown(app, onChange);
  app.decorate("isLocked", isLocked);
  app.decorate("isUnlocked", isUnlocked);
  const unlocked = new AsyncLocalStorage<true>(); // no header or cookie could claim it
  app.decorate("asIfUnlocked", (work) => unlocked.run(true, work));
  app.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    const { url: route = "", config } = request.routeOptions; // so the spelling of an address doesn't matter
    const isOpenRoute = config.isOpenWhenLocked === true || isAdminCall(route);
    const isOpen = isOpenRoute || openPages.test(path) || (isDevelopment && sources.test(path));
    if (isOpen || unlocked.getStore() || !(await isLocked())) return;
    if (programsFiles.test(route))
      return reply
        .code(503)
        .headers({ "retry-after": programsRetrySeconds, "cache-control": "no-store" })
        .type("text/plain; charset=utf-8")
        .send(`${lockdownTexts.sentence}\n`);
    if (!(route || path).startsWith("/api/")) return app.sendLocked(request, reply);
    if (!(await request.findStaff())) throw locked();
  });
}

/**
 * Reads the switch once after each published change. If it can't be read, the last state still applies. All switches are also read
 * every few seconds, in case a change was lost.
 */
function watchLockdown(app: FastifyInstance, onChange: OpenDatabase["onChange"]) {
  let reading: Promise<boolean> | undefined;
  let last: boolean | undefined;
  /** Undefined from a change until it is read again. */
  let now: boolean | undefined;
  const forget = (topic: string) => {
    if (topic !== "switches" && topic !== "*") return;
    reading = undefined;
    now = undefined;
  };
  let seen: Awaited<ReturnType<typeof listSwitches>> | undefined;
  const check = async () => {
    const found = await listSwitches(app.db);
    const hasChanged = seen !== undefined && !isDeepStrictEqual(found, seen);
    seen = found;
    const isOn = found.some(({ name, isOn }) => name === "lockdown" && isOn);
    if (hasChanged || (now !== undefined && now !== isOn)) await publish(app.db, "switches");
  };
  readRegularly(app, { what: "the switches", read: check });
  const stopListening = onChange(forget);
  app.addHook("onClose", () => stopListening());

  const read = async () => {
    last = await isSwitchOn(app.db, "lockdown");
    return last;
  };
  const isLocked = async (): Promise<boolean> => {
    reading ??= read();
    const current = reading;
    try {
      const state = await current;
      if (reading === current) now = state;
      return state;
    } catch (error) {
      if (reading === current) reading = undefined;
      if (last === undefined || !(error instanceof DatabaseUnavailable)) throw error;
      return last;
    }
  };
  return { isLocked, isUnlocked: () => now === false };
}
