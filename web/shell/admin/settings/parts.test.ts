import { expect, test } from "vitest";
import type { StaffRole } from "#contract/staff/roles.ts";
import { partIn, partsOf } from "./settings-parts.ts";

const account = (role: StaffRole) => ({ role, adminId: "0197f3a0-0000-7000-8000-000000000001" });
const namesOf = (staff: Parameters<typeof partsOf>[0]) => partsOf(staff).map(({ name }) => name);

test("an admin sees all parts of the settings, and everybody else the site, sign-in and the bin", () => {
  expect(namesOf(account("admin"))).toEqual([
    "Site",
    "Sign-in",
    "People",
    "Videos",
    "Channels",
    "Discord",
    "Bin",
    "Audit log",
    "Health",
  ]);
  for (const role of ["chief", "management"] as const)
    expect(namesOf(account(role))).toEqual(["Site", "Sign-in", "Bin"]);
});

test("a team without a Discord has no part for it", () => {
  expect(partsOf(account("admin"), false).map(({ id }) => id)).not.toContain("discord");
  expect(partIn({ part: "discord" }, account("admin"), false)).toBe("site");
  expect(partIn({ part: "discord" }, account("admin"))).toBe("discord");
});

test("an address that names no part they may see shows the first", () => {
  expect(partIn({ part: "audit" }, account("admin"))).toBe("audit");
  expect(partIn({ part: "audit" }, account("chief"))).toBe("site");
  expect(partIn({ part: "lost" }, account("admin"))).toBe("site");
  expect(partIn({}, account("admin"))).toBe("site");
});
