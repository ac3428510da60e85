import type { RouteOptions } from "fastify";
import { z } from "zod";
import type { Access } from "#contract/endpoint.ts";
import { ApiError } from "#contract/errors.ts";
import { closedToTemporary, staffAreas } from "#contract/staff/roles.ts";
import { capitalised } from "#contract/writing.ts";
import { cookieRulesOf } from "#server/routing/cookie-rules.ts";

const inAddition = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** The two session cookies that a caller may have. */
export function callerSchemes(siteUrl: string) {
  const { member, staff } = cookieRulesOf(siteUrl);
  return {
    member: { type: "apiKey", in: "cookie", name: member, description: "The session of a signed-in member" },
    staff: { type: "apiKey", in: "cookie", name: staff, description: "The session of staff" },
  } as const;
}

type Described = { body?: unknown; params?: unknown; querystring?: unknown; response?: unknown };

/** Returns what OpenAPI says about a call beyond its schemas: its name, who may call it, its form and its errors. */
export function describedOperation({ method, url, config }: RouteOptions, schema: Described | undefined) {
  const access = config?.access ?? "public";
  const file = config?.file;
  const body = file ? formOf(file) : schema?.body;
  const refused = refusals({ ...schema, access, body, isChange: method !== "GET" });
  return {
    operationId: operationIdOf(String(method), url),
    tags: [tagOf(url)],
    description: `Who may call it: ${callersOf(access)}.`,
    security: access.split("|").map((caller) => (caller === "public" ? {} : { [caller.split(":")[0] ?? ""]: [] })),
    ...(file && { consumes: ["multipart/form-data"], body }),
    ...(schema?.response instanceof Object && { response: { ...schema.response, ...refused } }),
  };
}

/** Names `PUT /api/admin/players/:id` as `putAdminPlayersById`. */
function operationIdOf(method: string, url: string): string {
  const words = url
    .replace(/^\/api\//, "")
    .replaceAll(":", "by-")
    .split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map(capitalised).join("");
}

/** Returns the noun in the address, marked if it belongs to the admin area. */
function tagOf(url: string): string {
  const [, , noun = "", next = ""] = url.split("/");
  return noun === "admin" ? `admin: ${next}` : noun;
}

function callersOf(access: Access): string {
  if (access === "public") return "everyone";
  return access
    .split("|")
    .map((caller) => (caller === "member" ? "signed-in members" : staffOf(caller)))
    .join(", and ");
}

function staffOf(caller: string): string {
  const [, area = "", right = ""] = caller.split(":");
  const row = Object.entries(staffAreas).find(([name]) => name === area)?.[1];
  const roles = row ? inAddition.format(right === "read" ? row.read : row.write) : "";
  const isClosed = closedToTemporary.some((closed) => closed === area);
  return `staff who are ${roles.replaceAll(" and ", " or ")}${isClosed ? ", but not through a temporary link" : ""}`;
}

type Form = { name: string; fields?: z.core.$ZodType | undefined };

/**
 * Returns the schema of a form with a file, which no body schema validates. The file is required unless there are other fields.
 */
function formOf({ name, fields }: Form) {
  const file = { type: "string", format: "binary" };
  if (!fields) return { type: "object", properties: { [name]: file }, required: [name] };
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: "input", unrepresentable: "any" });
  return { type: "object", properties: { ...properties, [name]: file }, required };
}

const refusal = (description: string) => ({ ...z.toJSONSchema(ApiError, { io: "output" }), description });

type Refusable = Described & { access: Access; isChange: boolean };

function refusals({ access, isChange, body, params, querystring }: Refusable) {
  const isForAll = access === "public";
  const notAllowed = [!isForAll && "Not allowed", isChange && "Sent from another site’s page"].filter(Boolean);
  return {
    ...((body ?? querystring) !== undefined && {
      400: refusal("Something in the request is wrong; `fields` says what"),
    }),
    ...(!isForAll && { 401: refusal("Not signed in") }),
    ...(notAllowed.length > 0 && { 403: refusal(notAllowed.join(", or: ")) }),
    ...(params !== undefined && { 404: refusal("Not found") }),
    ...(hasVersion(body) && { 409: refusal("Changed since that version; `current` is what is stored now") }),
    ...(body !== undefined && {
      413: refusal("The body is too large"),
      415: refusal("The body has the wrong content type"),
    }),
    default: refusal("Any other refusal"),
  };
}

const WithVersion = z.object({ properties: z.object({ version: z.object() }) });
const hasVersion = (body: unknown) => WithVersion.safeParse(body).success;
