import type { StaffArea } from "#contract/staff/roles.ts";
import { mayUse, type SignedIn } from "#web/shell/admin/tabs/dashboard-tabs.ts";

/** The inner tabs of Settings. Each is shown to the roles that may read its area. */
const parts = [
  { id: "site", name: "Site", area: "switches" },
  { id: "sign-in", name: "Sign-in", area: "ownSignIn" },
  { id: "people", name: "People", area: "server" },
  { id: "videos", name: "Videos", area: "videos" },
  { id: "channels", name: "Channels", area: "channelKeys" },
  { id: "discord", name: "Discord", area: "channelKeys" },
  { id: "bin", name: "Bin", area: "bin" },
  { id: "audit", name: "Audit log", area: "server" },
  { id: "health", name: "Health", area: "server" },
] as const satisfies { id: string; name: string; area: StaffArea }[];

export type SettingsPart = (typeof parts)[number]["id"];

/** The search option of the tab's address. Untrusted, because anybody can type it. */
export type Search = { part?: string };

/** A team without a Discord has no part for it, unless its bot is still connected. */
export const partsOf = (staff: SignedIn, isOnDiscord = true) =>
  parts.filter(({ id, area }) => mayUse(staff, area, "read") && (isOnDiscord || id !== "discord"));

/** Returns the part that an address names, or the first if this person has no such part. */
export const partIn = ({ part }: Search, staff: SignedIn, isOnDiscord = true): SettingsPart =>
  partsOf(staff, isOnDiscord).find(({ id }) => id === part)?.id ?? "site";
