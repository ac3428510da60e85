import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "#contract/endpoint.ts";
import { ApiError, type ErrorCode } from "#contract/errors.ts";
import { closedToTemporary, isAllowed, type StaffArea } from "#contract/staff/roles.ts";
import { secondFactorTexts } from "#contract/staff/second-factor/constants.ts";
import { forbidden, notSignedIn } from "#server/errors.ts";
import { recordRefusal } from "#server/features/audit-log/refusals.service.ts";
import type { SignedInStaff } from "#server/features/staff/staff-sessions.service.ts";
import { addressKey } from "#server/platform/network/address-key.ts";

const apiDescription = "/api/docs";

/** The one place that decides who may call. A route under /api that declares no access does not start. */
export function enforceAccess(app: FastifyInstance) {
  app.addHook("onRoute", ({ url, config }) => {
    if (url.startsWith("/api") && !url.startsWith(apiDescription) && !config?.access)
      throw new Error(`${url} declares no access`);
  });
  app.addHook("onRequest", async (request, reply) => {
    const { config, url = request.url } = request.routeOptions; // its own address, however the caller has written it
    const { access = "public" } = config;
    if (url.startsWith("/api/")) reply.header("cache-control", "no-store"); // what is for everybody says otherwise
    if (access !== "public" && !(await isAdmitted(request, access))) throw notSignedIn();
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (!isRefusal(request, reply) || asksToConfirm(payload)) return;
    await noteRefusal(request).catch((err: unknown) => request.log.warn({ err }, "a refusal was not written down"));
  });
}

/** A refused call of the admin area: not signed in, too small a role, or rights that ended before or during the call. */
const isRefusal = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  (statusCode === 401 || statusCode === 403) && routeOptions.config.access?.includes("staff:") === true;

/** Their rights are enough, and the dashboard asks for the second factor then. */
const asksToConfirm = (payload: unknown) =>
  typeof payload === "string" && ApiError.parse(JSON.parse(payload)).code === codeToConfirm;
const codeToConfirm: ErrorCode = "confirm_first";

/** A page that goes on asking after its session has ended tells nothing; what would change something does. */
async function noteRefusal(request: FastifyRequest) {
  const { method, ip, server, routeOptions } = request;
  const by = await request.findStaff();
  if (!by && (method === "GET" || method === "HEAD" || !request.carriesSession())) return;
  const target = `${method} ${routeOptions.url}`;
  await recordRefusal(server.db, { action: "access.refuse", by, target, address: addressKey(ip) });
}

/**
 * Throws forbidden for staff without the role, or who have yet to set up a second factor, unless a member who may do it is
 * signed in too.
 */
async function isAdmitted(request: FastifyRequest, access: Exclude<Access, "public">): Promise<boolean> {
  const isMember = access.startsWith("member") && (await request.findMember()) !== undefined;
  if (access === "member") return isMember;
  const staff = await request.findStaff();
  const [area, right] = access.slice(access.indexOf("staff:")).split(":").slice(1) as [StaffArea, "read" | "write"]; // of its type
  if (staff?.needsSecondFactor && !isMember && area !== "ownSignIn") throw forbidden(secondFactorTexts.needed);
  if (staff && !isMember && !isOpenTo(staff, area, right)) throw forbidden();
  return isMember || staff !== undefined;
}

const isOpenTo = ({ role, isTemporary }: SignedInStaff, area: StaffArea, right: "read" | "write") =>
  isAllowed(role, area, right) && !(isTemporary && closedToTemporary.includes(area));
