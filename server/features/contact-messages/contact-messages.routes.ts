import { ContactRequest, contactMessagesApi, contactTexts } from "#contract/contact-messages.ts";
import { acceptPageForm } from "#server/http/page-form.ts";
import { sendPage } from "#server/http/paging.ts";
import { type App, route } from "#server/http/route.ts";
import {
  countContactMessages,
  listContactMessages,
  markContactMessageRead,
  receiveContactMessage,
  removeContactMessage,
} from "./contact-messages.service.ts";

export async function contactMessagesRoutes(app: App) {
  routesOfVisitors(app);
  routesOfStaff(app);
}

function routesOfVisitors(app: App) {
  app.route({
    ...route(contactMessagesApi.send),
    preHandler: app.limit("contact"),
    handler: async ({ body }, reply) => reply.code(201).send(await receiveContactMessage(app.db, body)),
  });
  acceptPageForm(app, {
    path: "/",
    form: "contact",
    schema: ContactRequest,
    leadingMessage: contactTexts.incomplete,
    failed: contactTexts.failed,
    limit: "contact",
    submit: async (message) => {
      await receiveContactMessage(app.db, message);
      return "/?sent=contact#contact";
    },
  });
}

function routesOfStaff(app: App) {
  const { db } = app;
  app.route({
    ...route(contactMessagesApi.list),
    handler: async (request, reply) => sendPage(request, reply, await listContactMessages(db, request.query)),
  });
  app.route({ ...route(contactMessagesApi.counts), handler: () => countContactMessages(db) });
  app.route({
    ...route(contactMessagesApi.markRead),
    handler: ({ params, staff }) => markContactMessageRead(db, { id: params.id, by: staff }),
  });
  app.route({
    ...route(contactMessagesApi.remove),
    handler: async ({ params, staff }, reply) => {
      await removeContactMessage(db, { id: params.id, by: staff });
      return reply.code(204).send();
    },
  });
}
