import type { Page } from "@playwright/test";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsApi } from "#contract/points/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { canaries } from "#server/testing/cast/canaries.ts";
import { managementForm, recordedForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { callFrom } from "./dashboard.ts";
import { expect } from "./fixtures/test.ts";
import { password } from "./member.ts";

/** Every field with a canary, in the order they were filled. */
export const fields: string[] = [];

const numberOf = (field: string) => fields.indexOf(field) + 1 || fields.push(field);

/** Returns a text of forty characters that reports its field if a page ever executes it. */
export const canary = (field: string) => `</script>'"><img src=x onerror=hit(${numberOf(field)})>`;
/** A longer canary, for fields with room for it. */
const song = (field: string) =>
  `${canary(field)}<svg onload=hit(${numberOf(field)})></title><script>hit(${numberOf(field)})</script>`;

/** Returns the fields whose canary is visible as text. */
export const fieldsIn = (text: string) =>
  [...text.matchAll(/<img src=x onerror=hit\((\d+)\)>/g)].map(([, number]) => fields[Number(number) - 1]);

const withId = (path: string, id: string) => path.replace(":id", id);

const member = {
  name: canary("member's name"),
  email: "mal@sample.example",
  discord: canary("member's Discord name"),
  password,
};

/** Fills everything that a visitor or a member can. */
export async function fillAsMember(page: Page) {
  const message = { email: "mal@sample.example", subject: "other", message: song("message") };
  await callFrom(page, contactMessagesApi.send.path, { name: canary("message's sender"), ...message });
  const { id } = await callFrom(page, accountsApi.register.path, member);
  const sung = (names: readonly string[], of: string) =>
    Object.fromEntries(names.map((name) => [name, song(`${of}: ${name}`)]));
  const short = (names: readonly string[], of: string) =>
    Object.fromEntries(names.map((name) => [name, canary(`${of}: ${name}`)]));
  await callFrom(page, applicationsApi.sendStaff.path, {
    ...staffForm,
    ...short(["discordTag", "timezone", "preferredName", "discordJoinDate", "serverLength"], "moderator"),
    ...sung(["whyModerator", "moderationExperience", "whatBringToStaff"], "moderator"),
  });
  await callFrom(page, applicationsApi.sendManagement.path, {
    ...managementForm,
    ...short(["discordTag", "timezone", "preferredName"], "management"),
    ...sung(["managementExperience", "whatBringToStaff"], "management"),
  });
  await callFrom(page, calendarApi.create.path, { ...eventOf("member's event"), category: "personal" });
  return id as string; // the response's own field
}

const eventOf = (of: string) => {
  const startDate = new Date(Date.now() + 3_600_000).toISOString(); // in the future
  const texts = { title: canary(`${of}: title`), description: song(`${of}: description`) };
  return { ...texts, location: canary(`${of}: location`), startDate, endDate: startDate, isPublic: true };
};

/** Fills everything that the team's own pages show. */
export async function fillAsEditor(page: Page) {
  await callFrom(page, achievementsAdminApi.create.path, {
    title: canary("achievement"),
    description: song("achievement's description"),
    prize: canary("prize"),
    position: 1,
    date: "2099-01-01",
  });
  await callFrom(page, videosAdminApi.create.path, {
    videoId: "dQw4w9WgXcQ",
    title: canary("video"),
    description: song("video's description"),
    position: 1,
  });
  await callFrom(page, calendarApi.create.path, { ...eventOf("team's event"), category: "tournament" });
  await callFrom(page, newsDeskApi.create.path, {
    title: canary("article"),
    excerpt: song("excerpt"),
    content: [song("content"), `# ${canary("heading")}`, ...canaries].join("\n\n"),
    authorName: canary("author"),
    tags: [canary("tag")],
    featured: true,
  });
  await addPlayer(page);
}

/** Sends a player as the form with a picture does. */
const addPlayer = (page: Page) =>
  page.evaluate(
    async ([path, values]) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(values)) body.append(name, value);
      const { status } = await fetch(path, { method: "POST", body });
      if (status !== 201) throw new Error(`${path} answered ${status}`);
    },
    [
      playersAdminApi.create.path,
      {
        gamertag: canary("gamertag"),
        realName: canary("real name"),
        bio: song("bio"),
        specialty: canary("specialty"),
        powerRanking: "1",
        twitterUrl: `https://sample.example/'"><img src=x onerror=hit(0)>`,
      },
    ] as const,
  );

/** Fills everything about the points programme, and texts for members. */
export async function fillAsAdmin(page: Page, memberPage: Page, memberId: string) {
  const adjusting = { action: "add", amount: 500, description: canary("adjustment") };
  await callFrom(page, withId(pointsAdminApi.adjust.path, memberId), adjusting, "PATCH");
  const item = { name: canary("item"), description: song("item's description"), price: 10 };
  const { id } = await callFrom(page, pointsAdminApi.createItem.path, item);
  const order = { itemId: id, discordUsername: canary("redeemer's Discord name") };
  const { redemption } = await callFrom(memberPage, pointsApi.redeem.path, order);
  const resolving = { status: "cancelled", adminNotes: song("redemption's notes") };
  await callFrom(page, withId(pointsAdminApi.resolve.path, redemption.id), resolving, "PATCH");
  await callFrom(memberPage, pointsApi.redeem.path, order); // this one stays pending
  const username = canary("staff's username");
  await callFrom(page, staffAccountsApi.create.path, { username, password, role: "chief" });
  await recordAndReview(page);
  const description = canary("link's description");
  const link = () => callFrom(page, accessLinksApi.create.path, { description, role: "chief" });
  return { used: (await link()).linkCode as string, open: (await link()).linkCode as string }; // the response's own field
}

async function recordAndReview(page: Page) {
  await callFrom(page, applicationsAdminApi.record.path, {
    ...recordedForm,
    name: canary("recorded: name"),
    discord: canary("recorded: discord"),
    timezone: canary("recorded: timezone"),
    availability: canary("recorded: availability"),
    experience: song("recorded: experience"),
    motivation: song("recorded: motivation"),
    additionalInfo: song("recorded: additionalInfo"),
    portfolio: `https://sample.example/'"><img src=x onerror=hit(0)>`,
  });
  const all = await callFrom(page, applicationsAdminApi.list.path, undefined, "GET");
  expect(all).toHaveLength(3);
  for (const { id } of all) {
    const reviewing = { status: "rejected", reviewNotes: song("review notes") };
    await callFrom(page, withId(applicationsAdminApi.review.path, id), reviewing, "PATCH");
  }
}
