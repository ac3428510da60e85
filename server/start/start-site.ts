import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Team } from "#contract/team.ts";
import { createApp, type SiteApp } from "#server/app.ts";
import { backUpTo, backupBeforeUpgrade, nightlyBackups } from "#server/backup/automatic-backups.ts";
import { backupFolderOf, checkBackupFolder } from "#server/backup/backup-folder.ts";
import { applyDeletions, keepDeletionList } from "#server/backup/deletion-list.ts";
import { listenForCommands } from "#server/console/command-listener.ts";
import { type OpenDatabase, openDatabase } from "#server/database/database.ts";
import type { Settings } from "#server/env.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { discordBot } from "#server/features/discord/bot.client.ts";
import { sendCard } from "#server/features/discord/send-card.service.ts";
import { cardsOf } from "#server/features/outbox/card.format.ts";
import { chooseTransports } from "#server/features/outbox/choose-transports.client.ts";
import { Delivery } from "#server/features/outbox/delivery.service.ts";
import { ensureFirstAdmin } from "#server/features/staff/accounts/staff.service.ts";
import { hasTeamVersions, publishFirstFacts } from "#server/features/team/team.service.ts";
import { defaultsFrom, refusedLines } from "#server/features/team/team-file.format.ts";
import { readTeamFile } from "#server/features/team/team-files.client.ts";
import { features } from "#server/features.ts";
import { serveAssets } from "#server/http/pages/assets.ts";
import { builtRenderer } from "#server/http/pages/renderer.ts";
import { startJobs } from "#server/jobs/job-runner.ts";
import { createLog } from "#server/platform/process/log.ts";
import { checkPlatform } from "#server/platform/process/own-platform.ts";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { sessionSecretOf } from "#server/platform/secrets/session-secret.ts";
import { askingJobs, jobsOf } from "#server/start/all-jobs.ts";
import { team as configuredTeam } from "#team.config.ts";
import { printWelcome, warnAbout } from "./welcome.ts";

/** Supervisors kill a process that takes ten seconds to stop. */
const longestStopMs = 9_500;
const longestCloseMs = 4_000;

const dist = join(projectFolder, "dist");

type Mode = {
  isDevelopment: boolean;
  /** Aborts to end the start before the site listens. */
  interrupted: AbortSignal;
};

/**
 * Starts the site and resolves once it listens. Throws a StartError with one clear line if it can't start. If it is interrupted,
 * closes everything and throws the signal's reason.
 */
export async function startSite(settings: Settings, mode: Mode) {
  checkPlatform();
  const { team, warnings } = defaultsFrom(configuredTeam);
  warnAbout(settings, warnings);
  const log = createLog(settings.LOG_LEVEL);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    log,
    limitMs: settings.DATABASE_LIMIT_MS,
    pool: { max: settings.DATABASE_POOL },
    beforeUpgrade: backupBeforeUpgrade(settings),
  });
  try {
    const { interrupted } = mode;
    checkBackupFolder(settings, log);
    interrupted.throwIfAborted();
    await applyDeletions(database, backupFolderOf(settings), { log });
    interrupted.throwIfAborted();
    const admin = await ensureFirstAdmin(database.db, {
      username: settings.ADMIN_USERNAME,
      password: settings.ADMIN_PASSWORD,
    });
    interrupted.throwIfAborted();
    await fillTeam(settings, database, team);
    interrupted.throwIfAborted();
    if (wantsDemonstration(settings, database)) await fillDemonstration(database.db, features);
    interrupted.throwIfAborted();
    const app = await createSite(settings, { database, log, team }, mode);
    const stopList = keepDeletionList(database, backupFolderOf(settings), { log });
    const address = await listen(app, settings);
    if (!mode.isDevelopment) void app.warmPages();
    const { siteUrl, secret, isLiveWanted } = app;
    const client = discordBot({ origin: settings.DISCORD_URL, siteUrl });
    const cardParts = { client, secret, siteUrl, cards: cardsOf(features) };
    const transports = chooseTransports(settings, {
      siteUrl,
      teamName: () => app.team.name,
      log,
      sendCard: (card, signal) => sendCard(database.background, { ...card, ...cardParts }, signal),
    });
    const delivery = new Delivery(database, { transports, log });
    const asking = askingJobs({ settings, siteUrl, secret, log, isLiveWanted });
    const jobs = [...jobsOf(database, asking), ...nightlyBackups(settings, database)];
    const stopJobs = startJobs(database, { jobs, log });
    const isEmbedded = database.engine === "embedded";
    const stopListening = isEmbedded
      ? await listenForCommands(settings.DATA_DIR, commandable(settings, { database, app, defaults: team }))
      : undefined;
    printWelcome({ team: app.team, address: settings.PUBLIC_URL ?? address, admin, database, mail: transports.mail });
    let leavingAt: number | undefined;
    const urgency = new AbortController();
    const close = async () => {
      await Promise.all([app.close(), delivery.stop(), stopJobs(), stopList()]);
      await database.close();
    };
    return {
      address,
      hurry: () => {
        urgency.abort();
        app.server.closeAllConnections();
      },
      beginStop: () => {
        leavingAt = performance.now();
        return app.beginStop(settings.STOP_NOTICE_MS, urgency.signal);
      },
      stop: async () => {
        stopListening?.();
        leavingAt ??= performance.now();
        await app.drain();
        const leftMs = longestStopMs - (performance.now() - leavingAt);
        const withinMs = Math.min(longestCloseMs, leftMs);
        await (database.engine === "postgres" ? closeWithin(withinMs, close(), log) : close());
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Waits at most this long, because a database server that doesn't answer must not keep the site from stopping. It has every
 * acknowledged write and rolls back the rest; only the views of the last seconds are lost.
 */
async function closeWithin(withinMs: number, closing: Promise<void>, log: FastifyBaseLogger) {
  const isLate = await Promise.race([closing.then(() => false), after(withinMs, true, { ref: false })]);
  if (isLate) log.warn("the database doesn't answer: ending without closing it");
}

type Running = { database: OpenDatabase; app: SiteApp; defaults: Team };

const commandable = (settings: Settings, { database: { background: db, snapshot }, app, defaults }: Running) => ({
  db,
  team: () => app.publishedTeam,
  defaults,
  backUp: (file?: string) => backUpTo(settings, { snapshot, file }),
});

async function createSite(
  settings: Settings,
  { database, log, team }: { database: OpenDatabase; log: FastifyBaseLogger; team: Team },
  mode: Mode,
) {
  const siteUrl = settings.PUBLIC_URL ?? `http://${hostInUrl(settings.HOST)}:${settings.PORT}`;
  const secret = sessionSecretOf(settings);
  const parts = { settings, database, log, siteUrl, secret, team };
  if (mode.isDevelopment) {
    const { createDevelopmentApp } = await import("./development.ts");
    return createDevelopmentApp(parts);
  }
  const app = await createApp({ ...parts, renderer: await builtRenderer(dist) });
  await serveAssets(app, dist);
  return app;
}

/** Fills a new site with the facts of the given file. Later starts don't read it. */
async function fillTeam({ TEAM_FILE: file }: Settings, { db }: OpenDatabase, defaults: Team) {
  if (!file || (await hasTeamVersions(db))) return;
  const refused = await publishFirstFacts(db, { facts: await readTeamFile(file), defaults }).catch(refusedLines);
  if (Array.isArray(refused)) throw new StartError([`${file} (TEAM_FILE) can’t be used:`, ...refused].join("\n    "));
}

const wantsDemonstration = ({ DEMO_CONTENT }: Settings, { engine }: OpenDatabase) =>
  DEMO_CONTENT === "on" || (DEMO_CONTENT === undefined && engine === "embedded");

const hostInUrl = (host: string) => (host.includes(":") ? `[${host}]` : host);

async function listen(app: Awaited<ReturnType<typeof createApp>>, { HOST, PORT }: Settings): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    throw asStartError(error, `${HOST}:${PORT}`);
  }
}

function asStartError(error: unknown, address: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return new StartError(`${address} is in use by another program. Set PORT to a free port.`);
  if (code === "EACCES") return new StartError(`${address} can't be opened by this user. Set PORT to 1024 or above.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(`${address} isn't an address of this machine. Check HOST.`);
  return error;
}
