/** Staff roles, strongest first. */
export const staffRoles = ["admin", "chief", "management"] as const;
export type StaffRole = (typeof staffRoles)[number];
export const staffRoleLabels: Record<StaffRole, string> = { admin: "Admin", chief: "Chief", management: "Management" };

type Rights = { read: readonly StaffRole[]; write: readonly StaffRole[] };

const everyone = staffRoles;
const editors = ["admin", "chief"] as const;
const adminOnly = ["admin"] as const;

/** The role table of the admin specification, section 6. The server checks it on every call, and the dashboard for every tab. */
export const staffAreas = {
  analytics: { read: editors, write: editors },
  players: { read: editors, write: editors },
  achievements: { read: editors, write: editors },
  news: { read: editors, write: editors },
  messages: { read: editors, write: editors },
  socialCounts: { read: everyone, write: editors },
  /** How the platforms' counts arrive. */
  channels: { read: editors, write: editors },
  /** Connecting a platform, with a key that works elsewhere too. */
  channelKeys: { read: adminOnly, write: adminOnly },
  applications: { read: everyone, write: everyone },
  /** Limited to the kinds the role may delete, see `binKindsOf`. */
  bin: { read: everyone, write: everyone },
  /** The team's facts, except those that only admins change, see `adminFacts`. */
  team: { read: editors, write: editors },
  /** Links that show a page of the draft to anybody who has them. */
  previewLinks: { read: editors, write: editors },
  /** Removing a person among the team's facts from all versions, which can't be undone. */
  forgetting: { read: adminOnly, write: adminOnly },
  favicon: { read: editors, write: editors },
  uploads: { read: editors, write: editors },
  switches: { read: everyone, write: adminOnly },
  calendar: { read: everyone, write: editors },
  userCalendars: { read: adminOnly, write: adminOnly },
  points: { read: adminOnly, write: adminOnly },
  videos: { read: adminOnly, write: adminOnly },
  ownPassword: { read: everyone, write: everyone },
  /** Your own sessions, email address and second factor. An admin who still has to set one up can use nothing else. */
  ownSignIn: { read: everyone, write: everyone },
  accessLinks: { read: adminOnly, write: adminOnly },
  /** Permanent access: accounts and passwords. */
  permanent: { read: adminOnly, write: adminOnly },
  server: { read: adminOnly, write: adminOnly },
} as const satisfies Record<string, Rights>;

export type StaffArea = keyof typeof staffAreas;

/**
 * Areas closed to temporary sessions of any role, so that they can't create access that outlives them or change the team's keys.
 */
export const closedToTemporary: readonly StaffArea[] = [
  "permanent",
  "accessLinks",
  "previewLinks",
  "channelKeys",
  "ownPassword",
  "ownSignIn",
];

/** Whether a role has a right in an area. */
export const isAllowed = (role: StaffRole, area: StaffArea, right: "read" | "write") =>
  (staffAreas[area][right] as readonly StaffRole[]).includes(role); // each row lists only some of the roles
