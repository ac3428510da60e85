import type { StaffArea } from "#contract/staff/roles.ts";
import { mayUse, type SignedIn } from "#web/shell/admin/tabs/tabs.ts";

/** The inner tabs of Settings. Each is shown to the roles that may read its area. */
const parts = [
  { id: "site", name: "Site", area: "switches" },
  { id: "sign-in", name: "Sign-in", area: "ownSignIn" },
  { id: "people", name: "People", area: "server" },
  { id: "videos", name: "Videos", area: "videos" },
  { id: "bin", name: "Bin", area: "bin" },
  { id: "audit", name: "Audit log", area: "server" },
  { id: "health", name: "Health", area: "server" },
] as const satisfies { id: string; name: string; area: StaffArea }[];

export type SettingsPart = (typeof parts)[number]["id"];

/** The option of the tab's address, which anyone may have typed. */
export type Search = { part?: string };

export const partsOf = (staff: SignedIn) => parts.filter(({ area }) => mayUse(staff, area, "read"));

/** The part that an address names, as far as there is such a one for this person. */
export const partIn = ({ part }: Search, staff: SignedIn): SettingsPart =>
  partsOf(staff).find(({ id }) => id === part)?.id ?? "site";
