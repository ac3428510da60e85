import { and, eq, isNotNull } from "drizzle-orm";
import { handleIn } from "#contract/channels/handles.ts";
import { liveFailureSentence } from "#contract/live/admin/failure-sentence.ts";
import type { LiveState } from "#contract/live/admin/schemas.ts";
import { longestGoodForSeconds } from "#contract/live/constants.ts";
import type { Live, LiveStream } from "#contract/live/schemas.ts";
import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { channels } from "#server/features/channels/channels.table.ts";
import { players } from "#server/features/players/players.table.ts";
import { liveChecks, type StoredStream } from "./live.table.ts";

/**
 * How long what Twitch told is shown. An answer may be a minute old when a page gets it, and the page may keep it for the shortest
 * time below and look every ten seconds. So a stream is gone within four minutes of the last good answer.
 */
export const shownMs = 140_000;
const shortestGoodForSeconds = 30;
/** Twitch is being asked now, because someone has begun to look. */
const soonSeconds = 15;

type Check = typeof liveChecks.$inferSelect;

const secondsLeft = ({ succeededAt }: Pick<Check, "succeededAt">, now: Date) =>
  succeededAt ? Math.floor((succeededAt.getTime() + shownMs - now.getTime()) / 1_000) : 0;

/** Whether Twitch has told who is live, not too long ago. */
export const isKnown = (check: Pick<Check, "succeededAt">, now: Date) => secondsLeft(check, now) > 0;

/** Returns who of the team is live, as the roster names them. */
export async function readLive(db: Database, team: Team, now = new Date()): Promise<Live> {
  const found = await findCheck(db);
  if (!found) return { streams: [], goodForSeconds: null };
  const { check, handle } = found;
  if (!check || !isKnown(check, now))
    return { streams: [], goodForSeconds: check?.failure ? longestGoodForSeconds : soonSeconds };
  if (check.streams.length === 0) return { streams: [], goodForSeconds: longestGoodForSeconds };
  const goodForSeconds = Math.min(Math.max(secondsLeft(check, now), shortestGoodForSeconds), longestGoodForSeconds);
  return { streams: await named(db, { streams: check.streams, handle, team }), goodForSeconds };
}

export const isTwitchConnected = async (db: Database): Promise<boolean> => (await findCheck(db)) !== undefined;

/** Finds what Twitch last told. Undefined if it isn't connected; without a check if it wasn't asked yet. */
async function findCheck(db: Database) {
  const [found] = await db
    .select({ handle: channels.handle, check: liveChecks })
    .from(channels)
    .leftJoin(liveChecks, eq(liveChecks.platform, channels.platform))
    .where(eq(channels.platform, "twitch"));
  return found;
}

type Named = { streams: StoredStream[]; handle: string; team: Team };

/** Lists streams of the roster and of the team's own channel. One whose player has left since isn't among them. */
async function named(db: Database, { streams, handle, team }: Named): Promise<LiveStream[]> {
  const roster = await db
    .select({ id: players.id, gamertag: players.gamertag, url: players.twitchUrl })
    .from(players)
    .where(and(eq(players.isFormer, false), isNotNull(players.twitchUrl)));
  const byLogin = new Map(
    roster.map(({ id, gamertag, url }) => [handleIn("twitch", url ?? ""), { playerId: id, name: gamertag }]),
  );
  const own = { playerId: null, name: team.name };
  const shown = streams.flatMap(({ login, title, game, viewers, imageUrl }) => {
    const who = byLogin.get(login) ?? (login === handle ? own : undefined);
    return who ? [{ ...who, url: `https://www.twitch.tv/${login}`, title, game, viewers, imageUrl }] : [];
  });
  const isOwn = ({ playerId }: LiveStream) => Number(playerId === null);
  return shown.sort((a, b) => isOwn(b) - isOwn(a) || b.viewers - a.viewers);
}

/** Returns how asking Twitch is going. */
export async function readLiveState(db: Database, now = new Date()): Promise<LiveState> {
  const found = await findCheck(db);
  const { check = null, handle = "" } = found ?? {};
  return {
    isConnected: found !== undefined,
    count: check && isKnown(check, now) ? check.streams.length : 0,
    succeededAt: check?.succeededAt?.toISOString() ?? null,
    nextTryAt: check?.nextTryAt.toISOString() ?? null,
    failure:
      check?.failure && check.failedSince
        ? {
            kind: check.failure,
            sentence: liveFailureSentence(handle, check.failure),
            since: check.failedSince.toISOString(),
          }
        : null,
  };
}

/** Lists Twitch if it didn't tell who is live when it was last asked, and why. */
export async function listFailingLive(db: Database) {
  const rows = await db.select({ platform: liveChecks.platform, failure: liveChecks.failure }).from(liveChecks);
  return rows.flatMap(({ platform, failure }) => (failure ? [{ platform, failure }] : []));
}
