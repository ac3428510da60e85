import { ContactRequest, contactMessagesApi, contactTexts } from "#contract/contact-messages.ts";
import { acceptPageForm } from "#server/http/page-form.ts";
import { type App, route } from "#server/http/route.ts";
import { receiveContactMessage } from "./contact-messages.service.ts";

export async function contactMessagesRoutes(app: App) {
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
