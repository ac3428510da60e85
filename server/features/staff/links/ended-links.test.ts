import { beforeEach, expect, test } from "vitest";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { previewLinksApi } from "#contract/team/admin/preview-links/endpoints.ts";
import { carryOut } from "#server/console/commands.ts";
import { accessLinks, staffAccounts } from "#server/features/staff/staff.table.ts";
import { castPassword, signedInStaff } from "#server/testing/cast/cast.ts";
import { claimLink } from "#server/testing/cast/links-cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
const newPassword = "short grass 8";

beforeEach(async () => {
  for (const table of [accessLinks, staffAccounts]) await site().db.delete(table);
});

type Staff = Awaited<ReturnType<typeof signedInStaff>>;

/** Makes a link that nobody has opened, and another that someone has used. */
async function linksOf({ api }: Staff) {
  const make = async () =>
    `/api/temp-access/${(await api(accessLinksApi.create, { body: { role: "admin" } })).linkCode}`;
  const [unopened, opened] = [await make(), await make()];
  const preview = (await api(previewLinksApi.create, { body: { path: "/about" } })).linkCode;
  const [cookie] = (await claimLink(site(), opened)).cookies;
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  return {
    isOpen: async () => (await site().app.inject({ url: unopened })).statusCode === 200,
    isPreviewed: async () => (await site().app.inject({ url: `/preview-link/${preview}` })).statusCode === 200,
    isIn: async () =>
      (await site().app.inject({ url: staffApi.check.path, headers })).json<{ isAdmin: boolean }>().isAdmin,
  };
}
const stateOf = async ({ isOpen, isIn, isPreviewed }: Awaited<ReturnType<typeof linksOf>>) => [
  await isOpen(),
  await isIn(),
  await isPreviewed(),
];

type Change = (by: Staff, whom: Staff) => Promise<unknown>;
const changes: Record<string, Change> = {
  "changed by its owner": (_by, { api }) =>
    api(staffAccountsApi.ownPassword, { body: { currentPassword: castPassword, newPassword } }),
  "set by another admin": ({ api }, { account: { id, username, role } }) =>
    api(staffAccountsApi.update, { params: { id }, body: { username, role, password: newPassword } }),
  "reset at the console": (_by, { account: { username } }) =>
    carryOut({ db: site().db, team: site().app.team, defaults: site().app.team }, { name: "reset", username }),
};

test.each(Object.entries(changes))(
  "a password %s ends the account's links, opened or not, and nobody else's",
  async (_how, change) => {
    const [ada, bo] = [await signedInStaff(site(), "admin", "Ada"), await signedInStaff(site(), "admin", "Bo")];
    const [adas, bos] = [await linksOf(ada), await linksOf(bo)];
    await change(ada, bo);
    expect([await stateOf(adas), await stateOf(bos)]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  },
);
