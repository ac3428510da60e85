import { describe, expect, test, vi } from "vitest";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { openPostgres } from "#server/database/postgres/open-postgres.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { createCopy } from "#server/testing/site/test-database.ts";

describe.runIf(process.env.TEST_ENGINE === "postgres")("facts published on one of two instances", () => {
  test("are shown by the other within a second", async () => {
    const copy = await createCopy();
    const [here, there] = await Promise.all(
      [1, 2].map(async () => createTestSite({}, { database: await openPostgres({ databaseUrl: copy.url }) })),
    );
    if (!here || !there) throw new Error("Two instances are missing");
    const { api } = await signedInStaff(here, "admin");
    const feedThere = async () => (await there.app.inject({ url: "/news/feed.xml" })).body;
    await feedThere();
    for (const name of ["Summit", "Ridge"]) {
      await api(teamAdminApi.change, { body: { changes: { name } } });
      await api(teamAdminApi.publish, { body: {} });
      const within = { timeout: 1_000, interval: 20 };
      await vi.waitFor(async () => expect(await feedThere()).toContain(`<title>${name} news</title>`), within);
    }
    await Promise.all([here.close(), there.close()]);
    await copy.drop();
  });
});
