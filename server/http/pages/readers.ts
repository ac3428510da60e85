import type { FastifyRequest } from "fastify";
import type { Member } from "#contract/accounts/schemas.ts";
import type { ReaderName, Visitor } from "#contract/rendered-page.ts";
import type { StaffCheck } from "#contract/staff/schemas.ts";
import { DatabaseUnavailable } from "#server/database/database.ts";

export const nobody: Visitor = { me: null, staff: { isAdmin: false } };
/** Someone of a kind, of whom a document says nothing else. */
const somebody: Member = {
  id: "",
  name: "",
  email: "",
  discord: null,
  createdAt: "",
  isVerified: true,
  hasPassword: true,
};
const someStaff: StaffCheck = { isAdmin: true, username: "", role: "management", adminId: null };
/** Who stands for all readers of a kind in what is kept for them. */
export const anyone: Record<ReaderName, Visitor> = {
  visitor: nobody,
  member: { ...nobody, me: somebody },
  staff: { ...nobody, staff: someStaff },
  "member staff": { me: somebody, staff: someStaff },
};

/**
 * Who reads a page. While that can't be looked up, whoever is signed in reads what everybody reads, and a refused form keeps what
 * was typed.
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
