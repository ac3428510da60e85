import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { analyticsApi } from "#contract/analytics/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { heavyForms, heavyRecords, heavyReviewNotes } from "./applications.ts";
import { heavyArticles } from "./articles.ts";
import { enterContent, enterFormerPlayers, uploadTallPicture } from "./content.ts";
import { heavyEvents } from "./events.ts";
import { heavyMessages } from "./messages.ts";
import { heavyMembers, heavyPassword } from "./people.ts";
import { type Ask, type Person, person } from "./person.ts";

type HeavySite = {
  ask: Ask;
  /** An account that can already sign in. */
  admin: { username: string; password: string };
  /** The day on which the story ends. */
  today: Date;
  /** Moves the site's clock, if that is possible. Otherwise everything happens on one day. */
  moveClock?: (moment: Date) => void;
};

const dayMs = 86_400_000;
/** A chapter of five days for each member, then a month of visits until today: nothing is old enough to be deleted. */
const chapters = heavyMembers.length;
const chapterDays = 5;
const visitedDays = 30;

/** Plays the life of a busy team's site, through its API and in chronological order. */
export async function fillHeavyCast(site: HeavySite) {
  const daysAgo = (days: number) => site.moveClock?.(new Date(site.today.getTime() - days * dayMs));
  daysAgo(visitedDays + chapterDays * (chapters + 1));
  const rewards = await enterContent(await signInAdmin(site));
  await enterFormerPlayers(await signInAdmin(site)); // a session may upload sixty forms in half an hour
  for (const [index] of heavyMembers.entries()) {
    daysAgo(visitedDays + chapterDays * (chapters - index));
    await playChapter(site, { index, rewards, admin: await signInAdmin(site) });
  }
  for (let day = visitedDays; day > 0; day--) {
    daysAgo(day - 1);
    await visitPages(site, day);
  }
  await fillToday(site, await signInAdmin(site));
  daysAgo(0);
}

async function signInAdmin({ ask, admin }: HeavySite): Promise<Person> {
  const staff = person(ask);
  await staff.api(staffApi.login, { body: admin });
  return staff;
}

/** Signs the busiest member in with another browser. */
async function signInBusiest({ ask }: HeavySite): Promise<Person> {
  const member = person(ask);
  await member.api(accountsApi.login, { body: { email: heavyMembers[0].email, password: heavyPassword } });
  return member;
}

type Chapter = { index: number; rewards: RewardItem[]; admin: Person };

/** Someone joins, applies and redeems; staff write, read and decide. */
async function playChapter(site: HeavySite, chapter: Chapter) {
  await writeMessages(site, chapter);
  await joinAndApply(site, chapter);
  await publish(chapter);
  await redeem(chapter, await signInBusiest(site));
  await decide(chapter);
}

const shareOf = <Item>(all: Item[], index: number) =>
  all.slice(Math.floor((all.length * index) / chapters), Math.floor((all.length * (index + 1)) / chapters));

async function writeMessages({ ask }: HeavySite, { index, admin }: Chapter) {
  for (const [number, message] of shareOf(heavyMessages, index).entries()) {
    const { id } = await person(ask).api(contactMessagesApi.send, { body: message });
    if (number % 2 === 0) await admin.api(contactMessagesAdminApi.markRead, { params: { id } });
  }
}

async function joinAndApply({ ask }: HeavySite, chapter: Chapter) {
  const { index, admin } = chapter;
  const member = person(ask);
  const body = { ...(heavyMembers[index] ?? heavyMembers[0]), password: heavyPassword };
  const { id } = await member.api(accountsApi.register, { body });
  const amount = index === 1 ? 1_000_000_000 : 4000 + index * 137;
  await admin.api(pointsAdminApi.adjust, {
    params: { id },
    body: { action: "add", amount, description: award(index) },
  });
  await redeem(chapter, member);
  const forms = heavyForms(index);
  await member.api(applicationsApi.sendStaff, { body: forms.staff });
  if (index % 3 !== 2) await member.api(applicationsApi.sendManagement, { body: forms.management });
}

const award = (index: number) =>
  index % 2
    ? "Best Clip"
    : "For the whole weekend at the Pennine Trios Invitational: lobby host on Friday, caster on Saturday, clips on Sunday, and the lift home";

async function redeem({ index, rewards }: Chapter, member: Person) {
  const affordable = rewards.filter(({ price }) => price <= 250);
  const item = affordable[index % affordable.length];
  if (!item) throw new Error("No reward is affordable");
  const discordUsername = (heavyMembers[index] ?? heavyMembers[0]).discord;
  await member.api(pointsApi.redeem, { body: { itemId: item.id, discordUsername } });
}

async function publish({ index, admin }: Chapter) {
  for (const { hasTallPicture, ...article } of shareOf(heavyArticles, index)) {
    const imageUrl = hasTallPicture ? await uploadTallPicture(admin, index * 15) : article.imageUrl;
    await admin.api(newsDeskApi.create, { body: { ...article, imageUrl } });
  }
  for (const body of shareOf(heavyRecords, index)) await admin.api(applicationsAdminApi.record, { body });
}

/** Staff decide on most of what is waiting. */
async function decide({ index, admin }: Chapter) {
  const waiting = await admin.api(applicationsAdminApi.list, { query: { status: "pending" } });
  for (const { id } of waiting.slice(2)) {
    const status = index % 2 ? "approved" : "rejected";
    await admin.api(applicationsAdminApi.review, {
      params: { id },
      body: { status, reviewNotes: heavyReviewNotes[status] },
    });
  }
  const asked = await admin.api(pointsAdminApi.allRedemptions, { query: { status: "pending" } });
  for (const [number, { id }] of asked.slice(3).entries())
    await admin.api(pointsAdminApi.resolve, {
      params: { id },
      body: { status: number % 2 ? "cancelled" : "completed" },
    });
}

const pages = ["/", "/news", "/about", "/management", "/apply"];

/** More people visit on some days than on others. */
async function visitPages({ ask }: HeavySite, day: number) {
  for (let visit = 0; visit <= (day * 7) % 5; visit++) {
    const page = pages[(day + visit) % pages.length] ?? "/";
    await person(ask).api(analyticsApi.beacon, { body: { page, viewer: `viewer-${day}-${visit}-heavy` } });
  }
}

const longNote =
  "For the photographer at the Pennine Trios Invitational, who uploads from the venue until the evening of the second day";

/** Events that one session of staff adds: the site accepts sixty a minute. */
const eventsOfSession = 50;

/** Adds what is ahead: the calendar, and people who are let in for some hours. */
async function fillToday(site: HeavySite, admin: Person) {
  const member = await signInBusiest(site);
  let writer = admin;
  for (const [number, body] of heavyEvents(site.today).entries()) {
    if (number % eventsOfSession === 0) writer = await signInAdmin(site);
    await (number % 10 === 9 ? member : writer).api(calendarApi.create, { body });
  }
  for (const [number, role] of (["management", "chief", "management"] as const).entries()) {
    const body = { role, description: number ? longNote : "", expirationHours: 168 } as const;
    const { linkCode } = await admin.api(accessLinksApi.create, { body });
    if (number < 2 && linkCode)
      await person(site.ask).api(accessLinksApi.claim, {
        params: { linkCode },
        body: { name: heavyMembers[number + 1]?.name ?? "Jo" },
      });
  }
}
