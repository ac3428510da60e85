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

/** Decides who may call; the only place that does. Throws at the start if a route under /api declares no access. */
export function enforceAccess(app: FastifyInstance) {
  app.addHook("onRoute", ({ url, config }) => {
    if (url.startsWith("/api") && !url.startsWith(apiDescription) && !config?.access)
      throw new Error(`${url} declares no access`);
  });
  app.addHook("onRequest", async (request, reply) => {
    const { config, url = request.url } = request.routeOptions; // its own address, however the caller spelt it
    const { access = "public" } = config;
    if (url.startsWith("/api/")) reply.header("cache-control", "no-store"); // public answers override this
    if (access !== "public" && !(await isAdmitted(request, access))) throw notSignedIn();
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (!isRefusal(request, reply) || mustConfirmFirst(reply, payload)) return;
    await noteRefusal(request).catch((err: unknown) => request.log.warn({ err }, "couldn’t record a refusal"));
  });
}

/**
 * Whether a call of the admin area was refused: not signed in, a role that isn't enough, or rights that ended before or during
 * the call.
 */
const isRefusal = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  (statusCode === 401 || statusCode === 403) && routeOptions.config.access?.includes("staff:") === true;

/** Whether the dashboard will ask for the second factor again, which isn't a lack of rights. */
const mustConfirmFirst = (reply: FastifyReply, payload: unknown) =>
  typeof payload === "string" &&
  String(reply.getHeader("content-type")).startsWith("application/json") &&
  ApiError.parse(JSON.parse(payload)).code === codeToConfirm;
const codeToConfirm: ErrorCode = "confirm_first";

/** Records a refusal, unless a page merely keeps reading after its session has ended. */
async function noteRefusal(request: FastifyRequest) {
  const { method, ip, server, routeOptions } = request;
  const by = await request.findStaff();
  if (!by && (method === "GET" || method === "HEAD" || !request.carriesSession())) return;
  const target = `${method} ${routeOptions.url}`;
  await recordRefusal(server.db, { action: "access.refuse", by, target, address: addressKey(ip) });
}

/**
 * Throws forbidden for staff without the role, or who have yet to set up a second factor, unless a member who may do it is signed
 * in too.
 */
async function isAdmitted(request: FastifyRequest, access: Exclude<Access, "public">): Promise<boolean> {
  const isMember = access.startsWith("member") && (await request.findMember()) !== undefined;
  if (access === "member") return isMember;
  const staff = await request.findStaff();
  // by its type
  const [area, right] = access.slice(access.indexOf("staff:")).split(":").slice(1) as [StaffArea, "read" | "write"];
  if (staff?.needsSecondFactor && !isMember && area !== "ownSignIn") throw forbidden(secondFactorTexts.needed);
  if (staff && !isMember && !isOpenTo(staff, area, right)) throw forbidden();
  return isMember || staff !== undefined;
}

const isOpenTo = ({ role, isTemporary }: SignedInStaff, area: StaffArea, right: "read" | "write") =>
  isAllowed(role, area, right) && !(isTemporary && closedToTemporary.includes(area));
