import { describe, expect, test, vi } from "vitest";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { openPostgres } from "#server/database/postgres/open-postgres.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { createCopy } from "#server/testing/site/test-database.ts";

describe.runIf(process.env.TEST_ENGINE === "postgres")("facts published on one of two instances", () => {
  test("are shown by the other within a second, words, colours, order and openings too", async () => {
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
    const changes = {
      "home.sections": ["contact", "team"] as const,
      "home.labels.soFar": "vunnet til nå",
      "home.labels.years": "År sammen",
      "programme.unit.many": "kongler",
      "join.moderator.isOpen": false,
      "brand.accent": "#ff8800",
    };
    const pages = async () =>
      (await Promise.all(["/", "/apply", "/points"].map((url) => there.app.inject({ url })))).map(({ body }) => body);
    await pages(); // so that they're kept
    await api(teamAdminApi.change, { body: { changes: changes as never } }); // any JSON
    await api(teamAdminApi.publish, { body: {} });
    const shown = ["#ff8800", "År sammen", "kongler", "Moderator applications are closed"];
    await vi.waitFor(
      async () => {
        const all = (await pages()).join("");
        expect(shown.filter((words) => !all.includes(words))).toEqual([]);
        expect(all.indexOf('id="contact"')).toBeLessThan(all.indexOf('id="team"'));
      },
      { timeout: 1_000, interval: 20 },
    );
    await Promise.all([here.close(), there.close()]);
    await copy.drop();
  });
});
