import type { FastifyReply, FastifyRequest } from "fastify";
import { calendarAdminApi } from "#contract/calendar/admin/endpoints.ts";
import { calendarAdminCalls } from "#contract/calendar/admin/schemas.ts";
import { publicCalendarPath } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { calendarCalls, type EventRange } from "#contract/calendar/schemas.ts";
import { isAllowed } from "#contract/staff/roles.ts";
import { calendarLimit, publicFile, publicResponse, sendShared } from "#server/cache/public-responses.ts";
import { sendCached } from "#server/cache/send-cached.ts";
import { forbidden, notFound } from "#server/errors.ts";
import { addressKey } from "#server/platform/network/address-key.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import type { Topic } from "#server/topics.ts";
import {
  createEvent,
  hasOwnEvents,
  listEvents,
  listEventsOfUser,
  listVisitorEvents,
  removeEvent,
  restoreEvent,
  updateEvent,
} from "./calendar.service.ts";
import { listCalendarUsers } from "./calendar-users.service.ts";
import type { EventWriter } from "./event-records.service.ts";
import { calendarFile, fileType } from "./icalendar.format.ts";
import { makePrivate, reportEvent } from "./shared-events.service.ts";
import { createSubscription, endSubscription, findSubscriber, getSubscription } from "./subscriptions.service.ts";
import { listNext, listUpcoming } from "./upcoming-events.service.ts";
import type { Viewer } from "./visibility.service.ts";
import { inWholeDays } from "./whole-days.format.ts";

const routes = routesOf(calendarApi, calendarCalls);
const adminRoutes = routesOf(calendarAdminApi, calendarAdminCalls);

/**
 * Returns the member, the staff, or both if someone is signed in as both. Staff who have yet to set up a second factor don't
 * count.
 */
async function findSignedIn(request: FastifyRequest) {
  const [member, staff] = await Promise.all([request.findMember(), request.findStaff()]);
  return { member, staff: staff?.needsSecondFactor ? undefined : staff };
}

/** Returns who is looking: signed in as a member, as staff, or as both. */
async function viewerOf(request: FastifyRequest): Promise<Viewer> {
  const { member, staff } = await findSignedIn(request);
  return { memberId: member?.id, staffId: staff?.adminId, isStaff: staff !== undefined };
}

/**
 * Returns who is writing: staff whose role allows it, otherwise the member, who can then only change what a member
 * sees: the team instead of the staff who made an event.
 */
async function writerOf(request: FastifyRequest): Promise<{ by: EventWriter; asTeam: string | null }> {
  const { member, staff } = await findSignedIn(request);
  const writer = staff && isAllowed(staff.role, "calendar", "write") ? staff : member && { member };
  if (!writer) throw forbidden();
  await request.server.countTry("calendar", "sessionId" in writer ? writer.sessionId : writer.member.id);
  return { by: writer, asTeam: "sessionId" in writer ? null : request.server.team.name };
}

type Asked = FastifyRequest & { query: EventRange };
const topics: readonly Topic[] = ["calendar", "names", "team"];

/**
 * Sends the events. A full month is large, so people who see the same events share one response: all staff, and all members except
 * those with events that only they see. There is no end of periods to ask for, so the number that are read for a member is
 * limited.
 */
async function sendEvents(request: Asked, reply: FastifyReply) {
  const { db, calendarResponses, countRead } = request.server;
  const viewer = await viewerOf(request);
  const { isStaff, memberId } = viewer;
  const isShared = isStaff || !(await hasOwnEvents(db, viewer));
  // A shared response is read without anyone's own events: a member may add one while it is being read.
  const { seenBy, view } = isShared
    ? { seenBy: { isStaff }, view: isStaff ? "staff" : "members" }
    : { seenBy: viewer, view: memberId };
  const range = inWholeDays(request.query);
  const key = `${view} ${range.from ?? ""} ${range.to ?? ""}`;
  if (memberId && !isStaff && !calendarResponses.has(key, topics)) await countRead("calendarTimes", memberId);
  return sendShared(request, reply, {
    key,
    topics,
    read: () => listEvents(db, { viewer: seenBy, range, team: request.server.team }),
  });
}

export async function calendarRoutes(app: App) {
  const { db } = app;
  app.route({
    ...routes.events,
    handler: sendEvents,
  });
  app.route({
    ...routes.create,
    handler: async (request, reply) => {
      return reply.code(201).send(await createEvent(db, request.body, await writerOf(request)));
    },
  });
  app.route({
    ...routes.update,
    handler: async (request) => {
      const { params, body: event } = request;
      return updateEvent(db, { id: params.id, event, ...(await writerOf(request)) });
    },
  });
  app.route({
    ...routes.remove,
    handler: async (request, reply) => {
      await removeEvent(db, { id: request.params.id, by: (await writerOf(request)).by });
      return reply.code(204).send();
    },
  });
  app.route({
    ...routes.restore,
    handler: async (request) => restoreEvent(db, { id: request.params.id, ...(await writerOf(request)) }),
  });
  app.route({
    ...routes.report,
    handler: async ({ params, body, member }, reply) => {
      await app.countTry("reports", member.id);
      return reply.code(201).send(await reportEvent(db, { id: params.id, text: body.text, member }));
    },
  });
  app.route({
    ...routes.upcoming,
    handler: publicResponse(() => listUpcoming(db, app.team)),
  });
  subscriptionRoutes(app);
  fileRoutes(app);
  userCalendarRoutes(app);
}

function subscriptionRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.subscription, handler: ({ member }) => getSubscription(db, member.id) });
  app.route({
    ...routes.subscribe,
    handler: async ({ member }, reply) => {
      await app.countTry("calendar", member.id);
      const { token, createdAt } = await createSubscription(db, member);
      return reply.code(201).send({ url: new URL(`/calendar/${token}.ics`, app.siteUrl).href, createdAt });
    },
  });
  app.route({
    ...routes.unsubscribe,
    handler: async ({ member }, reply) => {
      await endSubscription(db, member);
      return reply.code(204).send();
    },
  });
}

function fileRoutes(app: App) {
  const { db } = app;
  app.get(
    publicCalendarPath,
    publicFile(fileType, async () => {
      const { team, siteUrl } = app;
      return calendarFile({ name: team.name, siteUrl, events: await listVisitorEvents(db, team) });
    }),
  );
  app.get<{ Params: { token: string } }>("/calendar/:token(^[\\w-]{43}).ics", async (request, reply) => {
    await app.countRead("calendarFiles", addressKey(request.ip));
    const memberId = await findSubscriber(db, request.params.token);
    if (!memberId) throw notFound();
    await app.countRead("calendarFile", memberId);
    // All members without events of their own see the same.
    const seenBy = { isStaff: false, ...((await hasOwnEvents(db, { memberId, isStaff: false })) && { memberId }) };
    const { team, siteUrl } = app;
    const write = async () => ({
      headers: { "content-type": fileType, "cache-control": "private, no-store", "referrer-policy": "no-referrer" },
      body: await calendarFile({
        name: `${team.name}: my calendar`,
        siteUrl,
        events: await listEvents(db, { viewer: seenBy, range: {}, team }),
      }),
    });
    const response = await app.calendarFiles.getOrMake(seenBy.memberId ?? "members", ["calendar", "team"], write, {
      limit: calendarLimit,
    });
    return sendCached(request, reply, response);
  });
}

function userCalendarRoutes(app: App) {
  const { db } = app;
  app.route({
    ...adminRoutes.allEvents,
    handler: sendEvents,
  });
  app.route({ ...adminRoutes.nextEvents, handler: () => listNext(db, app.team) });
  app.route({
    ...adminRoutes.makePrivate,
    handler: ({ params, body, staff: by }) =>
      makePrivate(db, { id: params.id, reason: body.reason, by, siteUrl: app.siteUrl, team: app.team }),
  });
  app.route({ ...adminRoutes.users, handler: ({ query }) => listCalendarUsers(db, query) });
  app.route({
    ...adminRoutes.eventsOfUser,
    handler: ({ params, query }) => listEventsOfUser(db, params, inWholeDays(query)),
  });
  app.route({
    ...adminRoutes.createForUser,
    handler: async (request, reply) => {
      const { params: whose, body, staff: by } = request;
      return reply.code(201).send(await createEvent(db, body, { by, whose, asTeam: null }));
    },
  });
}
