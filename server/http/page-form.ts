import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { errorStatus } from "#contract/errors.ts";
import { asRefusal, leadOf } from "#server/errors.ts";
import type { LimitName } from "#server/features/rate-limits/rate-limits.service.ts";
import type { App } from "./route.ts";

type PageForm<Schema extends z.ZodType> = {
  /** The page the form stands on, which is also where it posts to. */
  path: string;
  /** Its name, sent in a hidden field `form`. */
  form: string;
  schema: Schema;
  leadingMessage?: string;
  /** What it says when the message could not be taken just now. */
  failed: string;
  limit: LimitName;
  submit: (values: z.output<Schema>) => Promise<unknown>;
  /** Where the browser goes when it was taken. */
  next: string;
};

/** A form that works without script: it posts to its own page, which shows it again with what is wrong, whatever that is. */
export function acceptPageForm<Schema extends z.ZodType>(app: App, options: PageForm<Schema>) {
  const { path, form, schema, limit, submit, next } = options;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    const countTry = scope.limit(limit);
    scope.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const { form: _form, ...values } = (request.body ?? {}) as Record<string, string>; // the parser above made it
      const parsed = schema.safeParse(values);
      if (!parsed.success) {
        const fields = messagesOf(parsed.error);
        const error = leadOf(fields, options.leadingMessage);
        return scope.answerWithPage(request, reply.code(400), { form, values, fields, error });
      }
      try {
        await countTry.call(scope, request, reply);
        await submit(parsed.data);
      } catch (error) {
        const refusal = asRefusal(error);
        if (!refusal) throw error;
        const { code, message, details } = refusal;
        const sentence = code === "unavailable" ? options.failed : message;
        reply.code(errorStatus[code]).header("retry-after", details.retryAfterSeconds ?? 5);
        return scope.answerWithPage(request, reply, { form, values, fields: {}, error: sentence });
      }
      return reply.redirect(next, 303);
    });
  });
}

function messagesOf({ issues }: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[path.join(".")] ??= message;
  return messages;
}
