import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import { z } from "zod";
import { outageSentence } from "#contract/client.ts";
import { errorStatus } from "#contract/errors.ts";
import { invalidInput, leadOf, Refusal } from "#server/errors.ts";
import { asRefusal, logUnexpected } from "./error-responses.ts";
import { messagesOf } from "./form-fields.ts";
import type { App } from "./route.ts";

type PageForm<Schema extends z.core.$ZodType> = {
  /** The path of the page with the form, which is also where it posts to. */
  path: string;
  /** The form's name, sent in a hidden field `form`. */
  form: string;
  schema: Schema;
  leadingMessage?: string;
  /** Whether it signs people in. */
  isSignIn?: true;
  /** The message when the form couldn't be processed just now. */
  failed: string;
  /** Counts every form that an address posts here. */
  limit?: preHandlerAsyncHookHandler;
  /** Counts forms refused for their content, if `submit` counts the others. */
  limitOfRefused?: preHandlerAsyncHookHandler;
  /** Processes the form, and returns where the browser goes next. */
  submit: (values: z.output<Schema>, request: FastifyRequest, reply: FastifyReply) => Promise<string>;
};

/** Accepts a form that works without script: it posts to its own page, which shows it again with any error. */
export function acceptPageForm<Schema extends z.core.$ZodType>(app: App, options: PageForm<Schema>) {
  const { path, form, schema, isSignIn, limit, limitOfRefused, submit } = options;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.post(path, { config: { isSignIn } }, async (request: FastifyRequest, reply: FastifyReply) => {
      request.refuseIfTooMuch();
      await limit?.call(scope, request, reply);
      const parsed = z.safeParse(schema, valuesOf(request));
      if (!parsed.success) {
        await limitOfRefused?.call(scope, request, reply);
        throw refusalOf(parsed.error, options.leadingMessage);
      }
      return reply.redirect(await submit(parsed.data, request, reply), 303);
    });
    // also for what is refused before it gets to the handler, such as a text that is too long
    scope.setErrorHandler(async (error: Error, request, reply) => {
      if (!request.cookies) throw error; // refused before the site knows who asks, such as for its origin
      const refusal = asRefusal(error);
      if (!refusal) logUnexpected(error, request, reply);
      const { code, message, details } = refusal ?? new Refusal("internal", outageSentence);
      const { fields = {}, retryAfterSeconds } = details;
      reply.code(errorStatus[code]);
      if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
      const sentence = code === "unavailable" ? options.failed : message;
      const posted = { form, values: withoutSecrets(valuesOf(request)), fields, error: sentence };
      return scope.renderPage(request, reply, { posted });
    });
  });
}

/** Without the name of the form. The parser above made the body, unless the form was refused before it was read. */
function valuesOf({ body }: FastifyRequest): Record<string, string> {
  const { form: _form, ...values } = (body ?? {}) as Record<string, string>;
  return values;
}

function refusalOf(error: z.core.$ZodError, leadingMessage?: string) {
  const fields = messagesOf(error.issues);
  return invalidInput(leadOf(fields, leadingMessage), fields);
}

/** Removes passwords and codes, which are never sent back, not even to the person who typed them. */
const withoutSecrets = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password|^code$/i.test(name)));
