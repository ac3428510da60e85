import { describe, expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { castPassword, signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { openBrowser } from "#server/testing/site/browser.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { queuedMails } from "#server/testing/stand-ins/mailbox.ts";
import { tokenIn } from "#server/testing/stand-ins/received-mail.ts";

const site = useSite();
const newPassword = "short grass 8";

describe("a password change ends the private calendar address", () => {
  type Member = Awaited<ReturnType<typeof signedInMember>>;
  const changes: Record<string, (member: Member) => Promise<unknown>> = {
    "by the member": ({ api }) =>
      api(accountsApi.changePassword, { body: { currentPassword: castPassword, newPassword } }),
    "by a mailed link": async ({ member }) => {
      await openBrowser(site()).call(accountsApi.forgotPassword, { body: { email: member.email } });
      const token = tokenIn((await queuedMails(site().db, member.email)).at(-1));
      await site().api(accountsApi.resetPassword, { body: { token, newPassword } });
    },
    "by an admin": async ({ member }) => {
      const { api } = await signedInStaff(site(), "admin");
      await api(staffAccountsApi.setPassword, { body: { userId: member.id, newPassword } });
    },
  };

  test.each(Object.entries(changes))("%s", async (_how, change) => {
    const [one, other] = [await signedInMember(site()), await signedInMember(site())];
    const feeds = [(await one.api(calendarApi.subscribe)).url, (await other.api(calendarApi.subscribe)).url];
    const statuses = async () =>
      Promise.all(feeds.map(async (url) => (await site().app.inject({ url: new URL(url).pathname })).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    await change(one);
    expect(await statuses()).toEqual([404, 200]);
  });
});
