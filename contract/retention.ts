/** How long the site keeps anything that isn't kept for the lifetime of an account, in days and in words. */
export const retention = {
  contactMessages: { label: "Messages to the team", kept: "12 months", days: 365 },
  rejectedApplications: { label: "Rejected applications", kept: "6 months after our decision", days: 183 },
  approvedApplications: { label: "Approved applications", kept: "2 years after our decision", days: 730 },
  auditLog: { label: "The log of changes by staff and members", kept: "2 years", days: 730 },
  pageViews: { label: "Anonymous page views per day", kept: "2 years", days: 730 },
  memberSessions: { label: "Your sign-ins", kept: "30 days at most", days: 30 },
  idleMemberSessions: { label: "Sign-ins you’ve stopped using", kept: "14 days", days: 14 },
  staffSessions: { label: "Staff sign-ins", kept: "12 hours", days: 0.5 },
  temporarySessions: {
    label: "Sessions opened with a temporary link, with their IP address",
    kept: "7 days at most",
    days: 7,
  },
  accessLinks: {
    label: "Temporary links, with the name of the person who used one",
    kept: "30 days after they expire",
    days: 30,
  },
  refusals: {
    label: "Failed staff sign-ins and refused access, with the IP address",
    kept: "30 days",
    days: 30,
  },
  links: { label: "Unused emailed links", kept: "72 hours at most", days: 3 },
  sentMails: { label: "A record that we emailed you, without the text", kept: "7 days", days: 7 },
  unsentMails: { label: "Emails we couldn’t send", kept: "30 days", days: 30 },
  redemptionKeys: { label: "Your latest redemption requests, so we don’t process one twice", kept: "1 day", days: 1 },
  bin: { label: "Deleted things that can still be restored", kept: "30 days at most", days: 30 },
  deletedMembers: {
    label: "The ids of deleted accounts, so that no backup brings them back",
    kept: "35 days",
    days: 35,
  },
  attempts: { label: "Counts of attempts, by IP address", kept: "1 hour", days: 1 / 24 },
} as const;
