import { describe, expect, test } from "vitest";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { previewLinkPath } from "#contract/team/admin/preview-links/constants.ts";
import { previewLinksApi } from "#contract/team/admin/preview-links/endpoints.ts";
import { openPostgres } from "#server/database/postgres/open-postgres.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { createCopy } from "#server/testing/site/test-database.ts";

describe.runIf(process.env.TEST_ENGINE === "postgres")("on two instances", () => {
  test("a preview and its link follow the draft at once, and a withdrawn link has ended on both", async () => {
    const copy = await createCopy();
    const [here, there] = await Promise.all(
      [1, 2].map(async () => createTestSite({}, { database: await openPostgres({ databaseUrl: copy.url }) })),
    );
    if (!here || !there) throw new Error("Two instances are missing");
    const { api, cookie } = await signedInStaff(here, "chief");
    const { id, linkCode } = await api(previewLinksApi.create, { body: { path: "/about" } });
    const look = (url: string) => there.app.inject({ url, headers: { cookie } });
    for (const title of ["We climb.", "We rest."]) {
      await api(teamAdminApi.change, { body: { changes: { "about.title": title } } });
      for (const url of ["/preview/about", `${previewLinkPath}/${linkCode}`])
        expect((await look(url)).body).toContain(title);
    }
    await api(previewLinksApi.withdraw, { params: { id } });
    expect((await look(`${previewLinkPath}/${linkCode}`)).statusCode).toBe(410);
    await Promise.all([here.close(), there.close()]);
    await copy.drop();
  });
});
