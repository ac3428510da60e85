import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Access } from "#contract/endpoint.ts";
import { isAllowed, type StaffArea } from "#contract/roles.ts";
import { forbidden, notSignedIn } from "#server/errors.ts";

const apiDescription = "/api/docs";

/** The one place that decides who may call. A route under /api that declares no access does not start. */
export function enforceAccess(app: FastifyInstance) {
  app.addHook("onRoute", ({ url, config }) => {
    if (url.startsWith("/api") && !url.startsWith(apiDescription) && !config?.access)
      throw new Error(`${url} declares no access`);
  });
  app.addHook("onRequest", async (request, reply) => {
    const { access = "public" } = request.routeOptions.config;
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store"); // what is for everybody says otherwise
    if (access === "member") await requireMember(request);
    else if (access !== "public") await requireStaff(request, access);
  });
}

async function requireMember(request: FastifyRequest) {
  if (!(await request.findMember())) throw notSignedIn();
}

async function requireStaff(request: FastifyRequest, access: Exclude<Access, "public" | "member">) {
  const staff = await request.findStaff();
  if (!staff) throw notSignedIn();
  const [, area, right] = access.split(":") as ["staff", StaffArea, "read" | "write"]; // the shape of its type
  if (!isAllowed(staff.role, area, right)) throw forbidden();
}
