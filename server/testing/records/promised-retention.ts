import type { retention } from "#contract/retention.ts";

/**
 * How long everything is kept, in days and in the privacy notice's words. Written down separately from the code that keeps it.
 */
export const promisedRetention: Record<keyof typeof retention, [days: number, said: string]> = {
  contactMessages: [365, "12 months"],
  rejectedApplications: [183, "6 months after our decision"],
  approvedApplications: [730, "2 years after our decision"],
  auditLog: [730, "2 years"],
  pageViews: [730, "2 years"],
  memberSessions: [30, "30 days at most"],
  idleMemberSessions: [14, "14 days"],
  staffSessions: [1 / 2, "12 hours"],
  temporarySessions: [7, "7 days at most"],
  accessLinks: [30, "30 days after they expire"],
  refusals: [30, "30 days"],
  links: [3, "72 hours at most"],
  sentMails: [7, "7 days"],
  unsentMails: [30, "30 days"],
  redemptionKeys: [1, "1 day"],
  bin: [30, "30 days at most"],
  deletedMembers: [35, "35 days"],
  attempts: [1 / 24, "1 hour"],
};
