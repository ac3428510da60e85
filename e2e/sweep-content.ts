import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { resultPath } from "#contract/achievements/result-path.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { articlePath } from "#contract/news/article-path.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";
import { fromNewAddress } from "#server/testing/site/addresses.ts";
import { apiOf, type Identity, identityIn } from "./fixtures/people.ts";
import type { RunningSite } from "./fixtures/sites.ts";
import { password, personNamed } from "./member.ts";
import type { Made } from "./pages.ts";

/** Creates one of everything that the demonstration lacks: what members and visitors have done. */
export async function fillForSweep(site: RunningSite): Promise<Made & { member: Identity }> {
  const { origin, asAdmin } = site;
  const member = await makeMember(origin, "Sweep");
  const asMember = apiOf(origin, member);
  const { id } = await asMember(accountsApi.me);
  await asAdmin(pointsAdminApi.adjust, { params: { id }, body: { action: "add", amount: 5000 } });
  const [item] = await asMember(pointsApi.items);
  if (!item) throw new Error("There is no reward");
  await asMember(pointsApi.redeem, { body: { itemId: item.id, discordUsername: "sweep_sample" } });
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const event = { title: "Sweep’s scrim", startDate: at, endDate: at, category: "personal", isPublic: false } as const;
  await asMember(calendarApi.create, { body: event });
  const from = { name: "Sweep Sample", email: "sweep@sample.example" };
  await asMember(contactMessagesApi.send, { body: { ...from, subject: "other", message: "Who is next?" } });
  await asAdmin(applicationsAdminApi.record, { body: recordedForm });
  const link = await linkOf(site, "Sweep");
  const [card] = await asMember(newsApi.cards);
  if (!card) throw new Error("There is no article");
  const [won] = await asMember(achievementsApi.list);
  if (!won) throw new Error("There is no result");
  return { member, article: articlePath(card), result: resultPath(won), link };
}

/** Creates an account and signs it in. */
export async function makeMember(origin: string, name: string): Promise<Identity> {
  const answer = await fetch(origin + accountsApi.register.path, {
    method: "POST",
    headers: { "content-type": "application/json", ...fromNewAddress() },
    body: JSON.stringify({ ...personNamed(name), password }),
  });
  return identityIn(answer);
}

/** Returns the page of a new temporary link for a chief. */
export async function linkOf({ asAdmin }: RunningSite, description: string): Promise<string> {
  const { linkCode } = await asAdmin(accessLinksApi.create, { body: { description, role: "chief" } });
  return `/temp-access/${linkCode}`;
}
