import { describe, expect, test, vi } from "vitest";
import { liveApi } from "#contract/live/endpoints.ts";
import { openPostgres } from "#server/database/postgres/open-postgres.ts";
import { readSettings } from "#server/env.ts";
import { sealKey } from "#server/features/channels/channel-key.format.ts";
import { channels } from "#server/features/channels/channels.table.ts";
import { recordLog } from "#server/testing/records/recorded-log.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { createCopy } from "#server/testing/site/test-database.ts";
import { acceptedKeys, knownChannels, startPlatforms } from "#server/testing/stand-ins/platforms.ts";
import { fetchLive } from "./fetch-live.service.ts";
import { twitchStreams } from "./twitch-streams.client.ts";

describe.runIf(process.env.TEST_ENGINE === "postgres")("of two instances", () => {
  test("each knows that someone looks at the other, one asks, and both tell who is live", async () => {
    const copy = await createCopy();
    const platforms = await startPlatforms();
    const [here, there] = await Promise.all(
      [1, 2].map(async () => createTestSite({}, { database: await openPostgres({ databaseUrl: copy.url }) })),
    );
    if (!here || !there) throw new Error("Two instances are missing");
    const { secret } = here.app;
    const { clientId, key } = acceptedKeys.twitch;
    const at = new Date(Date.now() - 60_000);
    await here.db.insert(channels).values({
      platform: "twitch",
      handle: knownChannels.twitch,
      clientId,
      sealedKey: sealKey(key, { platform: "twitch", secret }),
      connectedAt: at,
      askedAt: at,
      nextTryAt: at,
    });
    platforms.setStream(knownChannels.twitch, { title: "Scrims", game: "Fortnite", viewers: 9 });
    const sites = [here, there];
    const wanted = () => sites.map(({ app }) => app.isLiveWanted());
    expect(wanted()).toEqual([false, false]);
    for (const { api } of sites) expect((await api(liveApi.get)).streams).toEqual([]);
    await vi.waitFor(() => expect(wanted()).toEqual([true, true]));

    const fetching = { source: twitchStreams(readSettings(platforms.settings)), secret, log: recordLog().log };
    await Promise.all(sites.flatMap(({ db }) => [fetchLive(db, fetching), fetchLive(db, fetching)]));
    expect(platforms.asked.filter(({ url }) => url === "/helix/streams")).toHaveLength(1);
    for (const { api } of sites)
      await vi.waitFor(async () => expect((await api(liveApi.get)).streams).toMatchObject([{ title: "Scrims" }]));
    await Promise.all([...sites.map(({ close }) => close()), platforms.close()]);
    await copy.drop();
  });
});
