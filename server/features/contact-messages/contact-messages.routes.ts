import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { contactMessagesAdminCalls } from "#contract/contact-messages/admin/schemas.ts";
import { contactTexts } from "#contract/contact-messages/constants.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { ContactRequest } from "#contract/contact-messages/forms.ts";
import { contactMessagesCalls } from "#contract/contact-messages/schemas.ts";
import { doToEach } from "#server/routing/bulk.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { acceptPageForm } from "#server/routing/page-form.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import {
  countContactMessages,
  getContactMessage,
  listContactMessages,
  markContactMessage,
  receiveContactMessage,
  removeContactMessage,
} from "./contact-messages.service.ts";

const routes = routesOf(contactMessagesApi, contactMessagesCalls);
const adminRoutes = routesOf(contactMessagesAdminApi, contactMessagesAdminCalls);

export async function contactMessagesRoutes(app: App) {
  routesOfVisitors(app);
  routesOfStaff(app);
}

function routesOfVisitors(app: App) {
  app.route({
    ...routes.send,
    preHandler: app.limit("contact"),
    handler: async ({ body, headers }, reply) =>
      reply.code(201).send(await receiveContactMessage(app.db, body, headers["idempotency-key"])),
  });
  acceptPageForm(app, {
    path: "/",
    form: "contact",
    schema: ContactRequest,
    leadingMessage: contactTexts.incomplete,
    failed: contactTexts.failed,
    limit: app.limit("contact"),
    submit: async (message) => {
      await receiveContactMessage(app.db, message);
      return "/?sent=contact#contact";
    },
  });
}

function routesOfStaff(app: App) {
  const { db } = app;
  app.route({
    ...adminRoutes.list,
    handler: async (request, reply) => sendPage(request, reply, await listContactMessages(db, request.query)),
  });
  app.route({ ...adminRoutes.counts, handler: () => countContactMessages(db) });
  app.route({ ...adminRoutes.get, handler: ({ params }) => getContactMessage(db, params.id) });
  app.route({
    ...adminRoutes.markRead,
    handler: ({ params, staff }) => markContactMessage(db, { id: params.id, mark: "read", by: staff }),
  });
  app.route({
    ...adminRoutes.change,
    handler: ({ body: { change, ids }, staff: by }) =>
      doToEach(ids, (id) =>
        change === "delete" ? removeContactMessage(db, { id, by }) : markContactMessage(db, { id, mark: change, by }),
      ),
  });
  app.route({
    ...adminRoutes.remove,
    handler: async ({ params, staff }, reply) => {
      await removeContactMessage(db, { id: params.id, by: staff });
      return reply.code(204).send();
    },
  });
}
