import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { outageSentence } from "#contract/client.ts";
import { type ApiError, errorStatus } from "#contract/errors.ts";
import { DatabaseUnavailable, UnknownOutcome } from "#server/database/database.ts";
import {
  invalidInput,
  leadOf,
  malformedJson,
  notFound,
  Refusal,
  tooLarge,
  unavailable,
  unknownOutcome,
  wrongContentType,
} from "#server/errors.ts";
import { messagesOf } from "./form-fields.ts";

/** Our refusal for each of Fastify's own. */
const fromFramework: Record<string, () => Refusal> = {
  FST_ERR_BAD_URL: notFound,
  FST_ERR_MAX_PARAM_LENGTH: notFound,
  FST_ERR_CTP_BODY_TOO_LARGE: () => tooLarge(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => wrongContentType(),
  FST_ERR_CTP_INVALID_JSON_BODY: malformedJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformedJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: malformedJson,
};

export function asRefusal(error: unknown, leadingMessage?: string): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof UnknownOutcome) return unknownOutcome();
  if (error instanceof DatabaseUnavailable) return unavailable();
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error, leadingMessage);
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return fromFramework[code]?.() ?? fromStatus("statusCode" in error ? error.statusCode : undefined);
}

/** Returns our refusal for one that a library expresses only as a status. */
function fromStatus(status: unknown): Refusal | undefined {
  if (status === 403 || status === 404) return notFound();
  const isClients = typeof status === "number" && status >= 400 && status < 500;
  return isClients ? invalidInput("The request isn’t valid.") : undefined;
}

type ValidationError = Pick<FastifyError, "validationContext"> & {
  validation: { instancePath: string; message?: string | undefined; params?: Record<string, unknown> }[];
};

/** Treats a malformed id in a path as not found, and anything else malformed as invalid input. */
function fromValidation({ validation, validationContext }: ValidationError, leadingMessage?: string): Refusal {
  if (validationContext === "params") return notFound();
  const issues = validation.map(({ instancePath, message = "Please check this field", params }) => ({
    path: instancePath.split("/").filter((part) => part !== ""),
    message,
    keys: params?.keys,
  }));
  const fields = messagesOf(issues);
  return invalidInput(leadOf(fields, leadingMessage), fields);
}

/**
 * Turns an error into an answer; the only place that does. Logs only unexpected errors, without saying anything about them
 * outside. A person whose page can't be made gets a page that says so.
 */
export async function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error, request.routeOptions?.config?.leadingMessage);
  if (!refusal) logUnexpected(error, request, reply);
  const isOurFault = !refusal || refusal.code === "unavailable" || refusal.code === "overloaded";
  if (isOurFault && asksForPage(request)) {
    const answered = request.server.sendUnavailable(request, reply, refusal);
    if (
      await answered.then(
        () => true,
        () => false,
      )
    )
      return reply; // if that page fails too, answer like every other error
  }
  if (refusal) return sendRefusal(reply, refusal);
  const body: ApiError = {
    error: outageSentence,
    code: "internal",
    requestId: request.id,
  };
  return reply.code(500).header("cache-control", "no-store").type("application/json").send(JSON.stringify(body));
}

/** A form that was posted without script asks for a page too. */
const asksForPage = ({ url, headers }: FastifyRequest) =>
  !url.startsWith("/api/") && headers.accept?.includes("text/html") === true;

/** The codes of work that was broken off because the visitor left, which isn't the site's fault. */
const abortCodes = new Set(["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE", "ABORT_ERR"]);

export function logUnexpected(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const code = "code" in error ? error.code : error.name;
  if (reply.raw.destroyed && abortCodes.has(code)) return;
  const where = `${request.method} ${request.routeOptions.url ?? ""}`;
  request.server.unforeseen.report(error, where, () => request.log.error({ err: error, where }, "unforeseen error"));
}

export function sendRefusal(reply: FastifyReply, { code, message, details }: Refusal) {
  const { fields, retryAfterSeconds, current } = details;
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  const body: ApiError = {
    error: message,
    code,
    ...(fields && { fields }),
    ...(current !== undefined && { current: asAnswered(reply, current) }),
  };
  return reply
    .code(errorStatus[code])
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body)); // a string: the route's response schema only covers success
}

/** Serialises the row as a success would, so that a refusal doesn't reveal anything outside the contract either. */
function asAnswered(reply: FastifyReply, row: unknown): unknown {
  const write = reply.getSerializationFunction("200");
  if (!write) throw new Error("A conflict can only include the stored row if the call’s response is that row");
  return JSON.parse(String(write(row as Record<string, unknown>))); // Fastify's type leaves lists out
}
