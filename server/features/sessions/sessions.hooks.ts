import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Visitor } from "#contract/rendered-page.ts";
import { type Database, inTransaction } from "#server/database/database.ts";
import { forbidden, notSignedIn } from "#server/errors.ts";
import {
  asMember,
  endSessionOfToken,
  findSignedInMember,
  memberSessionMs,
  type SignedInMember,
  type SignInProof,
  startMemberSession,
} from "#server/features/accounts/member-sessions.service.ts";
import {
  asStaffCheck,
  endStaffSessionOfToken,
  findSignedInStaff,
  type SignedInStaff,
  staffSessionMs,
} from "#server/features/staff/staff-sessions.service.ts";
import { type CookieRules, cookieRulesOf } from "#server/routing/cookie-rules.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The caller. Only on endpoints for members. */
    readonly member: SignedInMember;
    /** The caller. Only on endpoints for staff. */
    readonly staff: SignedInStaff;
    /** Returns the member that this browser is signed in as, on any address. Looked up once. */
    findMember: () => Promise<SignedInMember | undefined>;
    /** Returns the staff that this browser is signed in as, on any address. Looked up once. */
    findStaff: () => Promise<SignedInStaff | undefined>;
    /**
     * For answers that take a while. Throws unless the caller is still signed in, with the same role as at the start.
     */
    requireStillStaff: () => Promise<void>;
    /** Returns who is signed in, as pages show them; undefined for visitors. */
    findVisitor: () => Promise<Visitor | undefined>;
    /** Whether the browser's staff session was found open in the last minutes. Asks no database, and can't be made up. */
    isRecentStaff: () => boolean;
    /** Whether the browser sends a session of either kind, which may have ended. */
    carriesSession: () => boolean;
  }
  interface FastifyReply {
    /**
     * Signs this browser in as a member, ending its previous session. Throws wrongCredentials or notSignedIn if the
     * proof is no longer the account's.
     */
    signInMember: (memberId: string, proof: SignInProof) => Promise<void>;
    /**
     * Does the same in a transaction of the caller's. Returns what gives the browser its cookie, for when that is committed.
     */
    startMemberSession: (tx: Database, memberId: string, proof: SignInProof) => Promise<() => void>;
    signOutMember: () => Promise<void>;
    /** Gives this browser the staff session of this token, ending its previous one. */
    signInStaff: (started: { token: string }) => Promise<void>;
    /** Signs this browser in with a temporary link that was just used up. */
    signInTemporary: (session: { token: string; expiresAt: Date }) => Promise<void>;
    signOutStaff: () => Promise<void>;
    /** Takes the cookie of a session that has ended already from this browser. */
    clearSession: (of: "member" | "staff") => void;
  }
  interface FastifyInstance {
    cookieRules: CookieRules;
  }
}

/** Open pages of the admin area ask for something every 30 seconds. */
const recentMs = 10 * 60_000;

/** Adds sessions. Members and staff have separate ones, each in a cookie, so signing out of one keeps the other. */
export async function addSessions(app: FastifyInstance) {
  const rules = cookieRulesOf(app.siteUrl);
  const { db } = app;
  await app.register(fastifyCookie);
  app.decorate("cookieRules", rules);

  const memberOf = (request: FastifyRequest) => lookedUp(members, request, rules.member, findSignedInMember);
  const recentStaff = new LRUCache<string, true>({ max: 1_000, ttl: recentMs });
  const findStaff: typeof findSignedInStaff = async (from, token) => {
    const found = await findSignedInStaff(from, token);
    if (found) recentStaff.set(token, true);
    return found;
  };
  const staffOf = (request: FastifyRequest) => lookedUp(staff, request, rules.staff, findStaff);
  app.decorateRequest("isRecentStaff", function () {
    return recentStaff.has(this.cookies[rules.staff] ?? "");
  });
  app.decorateRequest("findMember", function () {
    return memberOf(this).then(({ found }) => found);
  });
  app.decorateRequest("findStaff", function () {
    return staffOf(this).then(({ found }) => found);
  });
  app.decorateRequest("requireStillStaff", async function () {
    const token = this.cookies[rules.staff];
    const now = token ? await findSignedInStaff(db, token) : undefined;
    if (now?.sessionId !== this.staff.sessionId) throw notSignedIn();
    if (now.role !== this.staff.role || now.needsSecondFactor) throw forbidden();
  });
  app.decorateRequest("carriesSession", function () {
    return rules.member in this.cookies || rules.staff in this.cookies;
  });
  app.decorateRequest("findVisitor", function () {
    return visitorOf(this);
  });
  app.decorateRequest("member", { getter: known(members) });
  app.decorateRequest("staff", { getter: known(staff) });

  app.decorateReply("startMemberSession", async function (tx: Database, memberId: string, proof: SignInProof) {
    await endCarried(this.request, rules.member, (token) => endSessionOfToken(tx, token));
    const token = await startMemberSession(tx, { ...proof, memberId, userAgent: deviceOf(this.request) });
    return () => {
      this.setCookie(rules.member, token, { ...rules.options, maxAge: memberSessionMs / 1000 });
    };
  });
  app.decorateReply("signInMember", async function (memberId: string, proof: SignInProof) {
    const giveCookie = await inTransaction(db, (tx) => this.startMemberSession(tx, memberId, proof));
    giveCookie();
  });
  app.decorateReply("signOutMember", async function () {
    await endCarried(this.request, rules.member, (token) => endSessionOfToken(db, token));
    this.clearCookie(rules.member, rules.options);
  });
  app.decorateReply("signInStaff", async function ({ token }: { token: string }) {
    await endCarried(this.request, rules.staff, (carried) => endStaffSessionOfToken(db, carried));
    this.setCookie(rules.staff, token, { ...rules.options, maxAge: staffSessionMs / 1000 });
  });
  app.decorateReply("signInTemporary", async function ({ token, expiresAt }: { token: string; expiresAt: Date }) {
    await endCarried(this.request, rules.staff, (carried) => endStaffSessionOfToken(db, carried));
    this.setCookie(rules.staff, token, { ...rules.options, expires: expiresAt });
  });
  app.decorateReply("signOutStaff", async function () {
    await endCarried(this.request, rules.staff, (token) => endStaffSessionOfToken(db, token));
    this.clearCookie(rules.staff, rules.options);
  });

  app.decorateReply("clearSession", function (of: "member" | "staff") {
    this.clearCookie(rules[of], rules.options);
  });

  async function lookedUp<T>(
    known: Lookups<T>,
    request: FastifyRequest,
    cookie: string,
    find: (db: FastifyInstance["db"], token: string) => Promise<T | undefined>,
  ): Promise<Lookup<T>> {
    const before = known.get(request);
    if (before) return before;
    const token = request.cookies[cookie];
    const lookup = { found: token ? await find(db, token) : undefined };
    known.set(request, lookup);
    return lookup;
  }
}

type Lookup<T> = { found: T | undefined };
type Lookups<T> = WeakMap<FastifyRequest, Lookup<T>>;
const members: Lookups<SignedInMember> = new WeakMap();
const staff: Lookups<SignedInStaff> = new WeakMap();

/** Returns what the access hook has looked up before the handler runs. */
const known = <T>(lookups: Lookups<T>) =>
  function (this: FastifyRequest): T {
    const found = lookups.get(this)?.found;
    if (!found) throw notSignedIn();
    return found;
  };

async function endCarried(request: FastifyRequest, cookie: string, end: (token: string) => Promise<void>) {
  const token = request.cookies[cookie];
  if (token) await end(token);
}

const deviceOf = ({ headers }: FastifyRequest) => headers["user-agent"] ?? "";

async function visitorOf(request: FastifyRequest): Promise<Visitor | undefined> {
  if (!request.carriesSession()) return undefined;
  const [member, staff] = await Promise.all([request.findMember(), request.findStaff()]);
  if (!member && !staff) return undefined;
  return { me: member ? asMember(member) : null, staff: asStaffCheck(staff) };
}
