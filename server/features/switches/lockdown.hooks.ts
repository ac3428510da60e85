import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailable, type OpenDatabase } from "#server/database/database.ts";
import { locked } from "#server/errors.ts";
import { isSwitchOn } from "./switches.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The LOCKED screen, whatever was asked for. */
    answerLocked: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
    /** Whether it is known at this moment, without asking the database, that the site is open. */
    isUnlocked: () => boolean;
  }
}

/** What goes on: health and metrics, and what the admin area is made of. Judged by where an address leads, however it is spelled. */
const openRoutes =
  /^\/(healthz|readyz|metrics|mark\.svg|favicon[\w.-]+|assets\/\*|media\/:name|art\/:kind\/.+|api\/(lockdown|site-icon|(admin|temp-access)\/.+))$/;
/** Every page is at one route: those of the admin area are known by the one plain spelling of their addresses. */
const openPages = /^\/(admin-login|admin(\/[\w-]+)*|temp-access\/[\w-]+)\/?$/;
/** What Vite serves of the sources while they are worked on. */
const sources = /^\/(@|web\/|contract\/|node_modules\/|team\.config\.ts)/;

type Surroundings = Pick<OpenDatabase, "onChange"> & { isDevelopment: boolean };

/** While the site is locked it is shown to nobody, and its calls are answered to staff alone. */
export function enforceLockdown(app: FastifyInstance, { onChange, isDevelopment }: Surroundings) {
  const { isLocked, isUnlocked } = watchLockdown(app, onChange);
  app.decorate("isUnlocked", isUnlocked);
  app.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    const route = request.routeOptions.url ?? "";
    const isOpen = openRoutes.test(route) || openPages.test(path) || (isDevelopment && sources.test(path));
    if (isOpen || !(await isLocked())) return;
    if (!(route || path).startsWith("/api/")) return app.answerLocked(request, reply);
    if (!(await request.findStaff())) throw locked();
  });
}

/** Read once after each change that was announced. While it cannot be read, it stands as it did. */
function watchLockdown(app: FastifyInstance, onChange: OpenDatabase["onChange"]) {
  let reading: Promise<boolean> | undefined;
  let last: boolean | undefined;
  /** Undefined from an announcement on, until it is read again. */
  let now: boolean | undefined;
  const forget = (topic: string) => {
    if (topic !== "switches" && topic !== "*") return;
    reading = undefined;
    now = undefined;
  };
  app.addHook("onClose", onChange(forget));

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
