/** How long the site keeps what it does not keep for as long as there is an account. In days, and in words for people. */
export const retention = {
  contactMessages: { label: "Messages to the team", kept: "12 months", days: 365 },
  rejectedApplications: { label: "Applications that were rejected", kept: "6 months after the answer", days: 183 },
  approvedApplications: { label: "Applications that were accepted", kept: "2 years after the answer", days: 730 },
  auditLog: { label: "What staff and members changed on the site", kept: "2 years", days: 730 },
  pageViews: { label: "How often each page was viewed on a day, by nobody in particular", kept: "2 years", days: 730 },
  memberSessions: { label: "Where you are signed in", kept: "30 days at most", days: 30 },
  idleMemberSessions: { label: "Where you are signed in, unused", kept: "14 days", days: 14 },
  staffSessions: { label: "Where staff are signed in", kept: "12 hours", days: 0.5 },
  temporarySessions: {
    label: "Where somebody is signed in by a temporary link, with their internet address",
    kept: "7 days at most",
    days: 7,
  },
  accessLinks: { label: "Temporary links, with the name of who used one", kept: "30 days after their end", days: 30 },
  refusals: {
    label: "Failed sign-ins of staff and refused access, with the internet address",
    kept: "30 days",
    days: 30,
  },
  links: { label: "Links that were sent by mail, unused", kept: "72 hours at most", days: 3 },
  sentMails: { label: "That a mail was sent to you, without its text", kept: "7 days", days: 7 },
  unsentMails: { label: "Mails that could not be sent", kept: "30 days", days: 30 },
  redemptionKeys: { label: "Which redemptions you sent, to carry none out twice", kept: "a day", days: 1 },
  deletedEvents: { label: "Deleted events of the calendar", kept: "30 days", days: 30 },
  attempts: { label: "Counts of attempts, by internet address", kept: "an hour", days: 1 / 24 },
} as const;
