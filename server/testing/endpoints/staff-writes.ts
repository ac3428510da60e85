import { randomUUIDv7 } from "node:crypto";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { ConnectablePlatform } from "#contract/channels/constants.ts";
import { channelsApi } from "#contract/channels/endpoints.ts";
import { addressOf } from "#contract/client.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { discordApi } from "#contract/discord/endpoints.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { healthApi } from "#contract/health/endpoints.ts";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { merchAdminApi } from "#contract/merch/admin/endpoints.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { awardsApi } from "#contract/points/awards/endpoints.ts";
import { socialCountsAdminApi } from "#contract/social-counts/admin/endpoints.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { previewLinksApi } from "#contract/team/admin/preview-links/endpoints.ts";
import { peopleIn } from "#contract/team/people.ts";
import { uploadsApi } from "#contract/uploads/endpoints.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { videoChannelApi, videoQueueApi } from "#contract/videos/queue/endpoints.ts";
import { channels } from "#server/features/channels/channels.table.ts";
import { discordBots } from "#server/features/outbox/discord.table.ts";
import { outbox } from "#server/features/outbox/outbox.table.ts";
import { queuedVideos, videoChannels } from "#server/features/videos/video-queue.table.ts";
import { castPassword, signedInMember, signedInStaff, signedInTemporary } from "#server/testing/cast/cast.ts";
import { recordedForm } from "#server/testing/cast/filled-forms.ts";
import { formOf, formType, plain } from "#server/testing/cast/pictures.ts";
import { withPoints } from "#server/testing/cast/points-cast.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { team } from "#team.config.ts";

type Place = { params?: Record<string, string> };
type Content = { body?: object; files?: { name: string; filename?: string; content: Buffer | string }[] };

/** A staff call that stores something, with everything that it needs to succeed. */
export type StaffWrite = { name: string; method: Endpoint["method"]; url: string; headers: object; payload?: Buffer };

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

export function write(endpoint: Endpoint, { params, body, files }: Place & Content = {}): StaffWrite {
  const url = addressOf(endpoint, { ...(params && { params }) });
  const call = { name: nameOf(endpoint), method: endpoint.method, url };
  if (files) return { ...call, headers: { "content-type": formType }, payload: formOf(...files) };
  if (!body) return { ...call, headers: {} };
  return { ...call, headers: { "content-type": "application/json" }, payload: Buffer.from(JSON.stringify(body)) };
}

const day = "2026-12-01T18:00:00Z";
const event = { title: "Practice", startDate: day, endDate: day, category: "scrim" } as const;
const article = { title: "A cup", excerpt: "We won it.", content: "All of it." };
const achievement = { title: "Winter Cup", position: 1, date: "2026-02-01" };
const video = { title: "Grand final", videoId: "dQw4w9WgXcQ" };
const player = { gamertag: "Quill", realName: "Quinn Sample" };
const password = "short grass 8";
const passkeyResponse = {
  id: "a",
  rawId: "a",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", attestationObject: "oA" },
};

const passkeyAssertion = {
  ...passkeyResponse,
  response: { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30" },
};

/** Returns every call by which staff change something, each with a separate target. */
export async function everyStaffWrite(site: TestSite): Promise<StaffWrite[]> {
  return [
    ...(await accessWrites(site)),
    ...(await contentWrites(site)),
    ...(await pictureWrites()),
    ...(await memberWrites(site)),
    ...(await calendarWrites(site)),
    ...teamWrites(),
    write(lockdownAdminApi.set, { body: { isLocked: true } }),
    write(merchAdminApi.setLinks, { body: { isEnabled: false } }),
    write(socialCountsAdminApi.update, { params: { platform: "twitch" }, body: { followers: 1_234 } }),
    ...(await channelWrites(site)),
    ...(await discordWrites(site)),
    ...(await videoQueueWrites(site)),
    write(firstStepsApi.removeDemonstration),
    write(healthApi.sendAgain, { params: { id: await undeliveredMail(site) } }),
  ];
}

async function channelWrites(site: TestSite): Promise<StaffWrite[]> {
  const { api } = await signedInStaff(site, "admin");
  const at = (platform: ConnectablePlatform) => ({ params: { platform } });
  await api(channelsApi.connect, { ...at("discord"), body: { handle: "summit" } });
  await api(channelsApi.connect, { ...at("youtube"), body: { handle: "@summit", key: "a key" } });
  await site.db.update(channels).set({ dropFollowers: 3, dropSince: new Date() });
  return [
    write(channelsApi.connect, { ...at("twitch"), body: { handle: "summit", clientId: "an id", key: "a secret" } }),
    write(channelsApi.test, at("discord")),
    write(channelsApi.decideDrop, { ...at("youtube"), body: { isAccepted: true } }),
    write(channelsApi.disconnect, at("discord")),
  ];
}

async function discordWrites(site: TestSite): Promise<StaffWrite[]> {
  const { api } = await signedInStaff(site, "admin");
  await api(discordApi.connect, { body: { token: "a token" } });
  await site.db.update(discordBots).set({ channels: [{ id: "1", name: "staff", server: "Summit" }] });
  return [
    write(discordApi.chooseChannel, { body: { channelId: "1" } }),
    write(discordApi.test),
    write(discordApi.connect, { body: { token: "another token" } }),
    write(discordApi.disconnect),
  ];
}

async function videoQueueWrites(site: TestSite): Promise<StaffWrite[]> {
  const [accepted, hidden] = [randomUUIDv7(), randomUUIDv7()];
  const told = {
    title: "New clip",
    description: "",
    publishedAt: new Date(),
    kind: "video",
    state: "waiting",
  } as const;
  for (const table of [queuedVideos, videoChannels]) await site.db.delete(table);
  await site.db.insert(queuedVideos).values([
    { id: accepted, videoId: "dQw4w9WgXcS", ...told },
    { id: hidden, videoId: "dQw4w9WgXcT", ...told },
  ]);
  const soon = { askedAt: new Date(), nextTryAt: new Date() };
  await site.db.insert(videoChannels).values({ platform: "youtube", handle: "UCsummit-stand-in-chann0", ...soon });
  return [
    write(videoQueueApi.accept, { params: { id: accepted }, body: {} }),
    write(videoQueueApi.hide, { params: { id: hidden }, body: { isHidden: true } }),
    write(videoChannelApi.showAtOnce, { body: { isShownAtOnce: true } }),
    write(videoChannelApi.test),
    write(videoChannelApi.connect, { body: { handle: "UCsummit-stand-in-chann1" } }),
    write(videoChannelApi.disconnect),
  ];
}

const [presented] = peopleIn(team);
const teamWrites = (): StaffWrite[] => [
  write(teamAdminApi.change, { body: { changes: { tagline: "Higher still." } } }),
  write(teamAdminApi.importFile, { body: { facts: { tagline: "Higher still." } } }),
  write(teamAdminApi.forgetPerson, { body: { name: presented?.name } }),
  write(teamAdminApi.publish, { body: {} }),
  write(teamAdminApi.unschedule),
  write(teamAdminApi.discard),
  write(teamAdminApi.undo, { body: { number: 1 } }),
  write(teamAdminApi.restore, { params: { number: "1" } }),
];

async function undeliveredMail({ db }: TestSite): Promise<string> {
  const id = randomUUIDv7();
  const payload = { to: "ida@demo.example", subject: "Hello", text: "Hello" };
  await db.insert(outbox).values({ id, channel: "mail", payload, deadAt: new Date() });
  return id;
}

async function accessWrites(site: TestSite): Promise<StaffWrite[]> {
  const { api } = await signedInStaff(site, "admin");
  const link = await api(accessLinksApi.create, { body: { role: "chief" } });
  const other = await api(accessLinksApi.create, { body: { role: "chief" } });
  const preview = await api(previewLinksApi.create, { body: { path: "/about" } });
  const guest = await signedInTemporary(site, "chief");
  const [changed, removed] = [await signedInStaff(site, "chief"), await signedInStaff(site, "admin")];
  const renamed = { username: `renamed ${randomUUIDv7()}`, role: "management" };
  return [
    write(previewLinksApi.create, { body: { path: "/about" } }),
    write(previewLinksApi.withdraw, { params: { id: preview.id } }),
    write(accessLinksApi.create, { body: { role: "admin" } }),
    write(accessLinksApi.deactivate, { params: { id: link.id } }),
    write(accessLinksApi.deactivateMany, { body: { ids: [other.id] } }),
    write(accessLinksApi.endSession, { params: { id: guest.sessionId } }),
    write(staffAccountsApi.create, { body: { username: "made too late", role: "admin", password } }),
    write(staffAccountsApi.update, { params: { id: changed.account.id }, body: { ...renamed, password } }),
    write(staffAccountsApi.remove, { params: { id: removed.account.id } }),
    write(staffAccountsApi.ownPassword, { body: { currentPassword: castPassword, newPassword: password } }),
    write(ownAccountApi.changeEmail, { body: { email: "bo@demo.example", currentPassword: castPassword } }),
    write(ownAccountApi.confirmEmail, { body: { token: "a".repeat(43) } }),
    write(ownAccountApi.removeEmail, { body: { currentPassword: castPassword } }),
    write(ownAccountApi.endSession, { params: { id: randomUUIDv7() } }),
    write(ownAccountApi.endOtherSessions),
    write(secondFactorApi.confirmByCode, { body: { code: "123456" } }),
    write(secondFactorApi.confirmOptions),
    write(secondFactorApi.confirmByPasskey, { body: { ticket: "none", response: passkeyAssertion } }),
    write(secondFactorApi.startTotp, { body: { currentPassword: castPassword } }),
    write(secondFactorApi.confirmTotp, { body: { code: "123456" } }),
    write(secondFactorApi.removeTotp, { body: { currentPassword: castPassword } }),
    write(secondFactorApi.passkeyOptions, { body: { name: "Phone", currentPassword: castPassword } }),
    write(secondFactorApi.addPasskey, { body: { ticket: "none", response: passkeyResponse } }),
    write(secondFactorApi.removePasskey, { params: { id: link.id }, body: { currentPassword: castPassword } }),
    write(secondFactorApi.newRecoveryCodes, { body: { currentPassword: castPassword } }),
    write(secondFactorApi.setPolicy, { body: { isRequired: true } }),
    write(secondFactorApi.reset, { params: { id: changed.account.id } }),
  ];
}

async function contentWrites(site: TestSite): Promise<StaffWrite[]> {
  const { api } = await signedInStaff(site, "admin");
  const news = await api(newsDeskApi.create, { body: article });
  const won = await api(achievementsAdminApi.create, { body: achievement });
  const shown = await api(videosAdminApi.create, { body: video });
  const listed = await site.app.inject({
    ...write(playersAdminApi.create, playerForm()),
    ...(await adminHeaders(site)),
  });
  const params = { id: listed.json<{ id: string }>().id };
  const [restored, together, discarded] = [
    await api(achievementsAdminApi.create, { body: achievement }),
    await api(achievementsAdminApi.create, { body: achievement }),
    await api(achievementsAdminApi.create, { body: achievement }),
  ];
  for (const { id } of [restored, together, discarded]) await api(achievementsAdminApi.remove, { params: { id } });
  const ids = (await api(videosAdminApi.listForStaff)).map(({ id }) => id);
  return [
    write(newsDeskApi.create, { body: article }),
    write(newsDeskApi.update, { params: { id: news.id }, body: { ...article, version: news.version } }),
    write(newsDeskApi.change, { body: { status: "archived", ids: [news.id] } }),
    write(newsDeskApi.remove, { params: { id: news.id } }),
    write(achievementsAdminApi.create, { body: achievement }),
    write(achievementsAdminApi.update, { params: { id: won.id }, body: { ...achievement, position: 2 } }),
    write(achievementsAdminApi.remove, { params: { id: won.id } }),
    write(binApi.restore, { params: { id: restored.id } }),
    write(binApi.restoreMany, { body: { ids: [together.id] } }),
    write(binApi.discard, { params: { id: discarded.id } }),
    write(videosAdminApi.reorder, { body: { ids } }),
    write(videosAdminApi.create, { body: { ...video, videoId: "dQw4w9WgXcR" } }),
    write(videosAdminApi.update, { params: { id: shown.id }, body: { ...video, title: "Semifinal" } }),
    write(videosAdminApi.remove, { params: { id: shown.id } }),
    write(playersAdminApi.update, { params, body: { ...player, gamertag: "Rook" } }),
    write(playersAdminApi.remove, { params }),
  ];
}

const playerForm = (picture?: Buffer) => ({
  files: [
    ...Object.entries(player).map(([name, content]) => ({ name, content })),
    ...(picture ? [{ name: "profileImage", filename: "quill.png", content: picture }] : []),
  ],
});

async function adminHeaders(site: TestSite) {
  const { headers } = await signedInStaff(site, "admin");
  return { headers: { ...headers, "content-type": formType } };
}

async function pictureWrites(): Promise<StaffWrite[]> {
  const picture = (red: number) => plain(64, 64, red).png().toBuffer();
  const file = async (name: string, red: number) => ({
    files: [{ name, filename: "picture.png", content: await picture(red) }],
  });
  return [
    write(uploadsApi.create, await file("picture", 10)),
    write(playersAdminApi.create, playerForm(await picture(20))),
    write(firstStepsApi.favicon, await file("favicon", 30)),
    write(firstStepsApi.removeFavicon),
  ];
}

async function memberWrites(site: TestSite): Promise<StaffWrite[]> {
  const { api } = await signedInStaff(site, "admin");
  const { admin, member, item, redeem } = await withPoints(site, 500);
  const { redemption } = await redeem();
  const reward = await admin.api(pointsAdminApi.createItem, { body: { name: "A mug", price: 5 } });
  const leaving = await signedInMember(site);
  const application = await api(applicationsAdminApi.record, { body: recordedForm });
  const decided = await api(applicationsAdminApi.record, { body: recordedForm });
  await api(applicationsAdminApi.review, { params: { id: decided.id }, body: { status: "approved" } });
  const spare = await api(applicationsAdminApi.record, { body: recordedForm });
  const message = { subject: "media", name: "Pat", email: "pat@demo.example", message: "A question about the team." };
  const awards = [{ userId: member.id, amount: 5, reason: "Scrim win" }];
  const given = await api(awardsApi.award, { headers: { "idempotency-key": randomUUIDv7() }, body: { awards } });
  const give = write(awardsApi.award, { body: { awards } });
  const sent = await site.app.inject({ method: "POST", url: contactMessagesApi.send.path, payload: message });
  const [stored] = await api(contactMessagesAdminApi.list);
  if (sent.statusCode !== 201 || !stored) throw new Error(`The message was not accepted: ${sent.body}`);
  return [
    write(pointsAdminApi.createItem, { body: { name: "A pen", price: 5 } }),
    write(pointsAdminApi.updateItem, { params: { id: item.id }, body: { price: 7, version: item.version } }),
    write(pointsAdminApi.removeItem, { params: { id: reward.id } }),
    write(pointsAdminApi.adjust, { params: { id: member.id }, body: { action: "add", amount: 1_000 } }),
    { ...give, headers: { ...give.headers, "idempotency-key": randomUUIDv7() } },
    write(awardsApi.undo, { params: { id: given.id } }),
    write(pointsAdminApi.changeItems, { body: { change: "retire", ids: [item.id] } }),
    write(pointsAdminApi.resolveMany, { body: { status: "completed", ids: [redemption.id] } }),
    write(pointsAdminApi.resolve, { params: { id: redemption.id }, body: { status: "cancelled" } }),
    write(staffAccountsApi.removeUser, { params: { id: leaving.member.id } }),
    write(staffAccountsApi.setPassword, { body: { userId: member.id, newPassword: password } }),
    write(applicationsAdminApi.record, { body: recordedForm }),
    write(applicationsAdminApi.noteInternally, {
      params: { id: application.id },
      body: { internalNotes: "Ask again in May" },
    }),
    write(applicationsAdminApi.review, { params: { id: application.id }, body: { status: "approved" } }),
    write(applicationsAdminApi.takeBack, { params: { id: decided.id } }),
    write(applicationsAdminApi.remove, { params: { id: spare.id } }),
    write(contactMessagesAdminApi.markRead, { params: { id: stored.id } }),
    write(contactMessagesAdminApi.change, { body: { change: "archive", ids: [stored.id] } }),
    write(contactMessagesAdminApi.remove, { params: { id: stored.id } }),
  ];
}

async function calendarWrites(site: TestSite): Promise<StaffWrite[]> {
  const { api } = await signedInStaff(site, "admin");
  const { member, api: asMember } = await signedInMember(site);
  const shared = await asMember(calendarApi.create, { body: { ...event, isPublic: true } });
  const { id, version } = await api(calendarApi.create, { body: event });
  const binned = await api(calendarApi.create, { body: event });
  await api(calendarApi.remove, { params: { id: binned.id } });
  return [
    write(calendarApi.create, { body: event }),
    write(calendarApi.update, { params: { id }, body: { ...event, title: "Long practice", version } }),
    write(calendarApi.remove, { params: { id } }),
    write(calendarApi.restore, { params: { id: binned.id } }),
    write(calendarAdminApi.makePrivate, { params: { id: shared.id }, body: { reason: "It names a school" } }),
    write(calendarAdminApi.createForUser, { params: { type: "applicant", id: member.id }, body: event }),
  ];
}
