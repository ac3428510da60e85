import type { FastifyRequest } from "fastify";
import type { Member } from "#contract/accounts/schemas.ts";
import type { ReaderName, Visitor } from "#contract/rendered-page.ts";
import type { StaffCheck } from "#contract/staff/schemas.ts";
import { DatabaseUnavailable } from "#server/database/database.ts";

export const nobody: Visitor = { me: null, staff: { isAdmin: false } };
/** A placeholder member. A document only says that its reader is one. */
const somebody: Member = {
  id: "",
  name: "",
  email: "",
  discord: null,
  isOnLeaderboard: false,
  createdAt: "",
  isVerified: true,
  hasPassword: true,
};
const someStaff: StaffCheck = { isAdmin: true, username: "", role: "management", adminId: null };
/** The reader that shared pages of each kind are rendered for. */
export const anyone: Record<ReaderName, Visitor> = {
  visitor: nobody,
  member: { ...nobody, me: somebody },
  staff: { ...nobody, staff: someStaff },
  "member staff": { me: somebody, staff: someStaff },
};

/**
 * Returns who reads the page. If the database can't say, a page that is for all is shown as to a visitor (undefined), and a
 * refused form keeps what was typed.
 */
export async function visitorFor(request: FastifyRequest, isForAll: () => boolean): Promise<Visitor | undefined> {
  try {
    return await request.findVisitor();
  } catch (error) {
    if (error instanceof DatabaseUnavailable && isForAll()) return undefined;
    throw error;
  }
}

export function readerName(visitor: Visitor | undefined): ReaderName {
  if (!visitor?.me) return visitor?.staff.isAdmin ? "staff" : "visitor";
  return visitor.staff.isAdmin ? "member staff" : "member";
}
