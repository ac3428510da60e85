import { expect, test } from "vitest";
import type { StaffRole } from "#contract/staff/roles.ts";
import { team } from "#web/testing/team.tsx";
import { tourStepsOf } from "./tour-steps.ts";

const titles = (role: StaffRole, adminId: string | null = "0197f3a0-0000-7000-8000-000000000001") =>
  tourStepsOf({ role, adminId }, team).map(({ title }) => title);

const nine = [
  "Welcome",
  "Analytics",
  "Players",
  "Achievements",
  "News",
  "Messages",
  "Calendar",
  "Applications",
  "Settings",
];

test("admins and chiefs, guests included, see nine steps in the specification's order", () => {
  for (const role of ["admin", "chief"] as const) {
    expect(titles(role)).toEqual(nine);
    expect(titles(role, null)).toEqual(nine);
  }
});

test("management sees only the steps for everybody", () => {
  expect(titles("management")).toEqual(["Welcome", "Calendar", "Applications", "Settings"]);
});

test("the steps describe the roster, the chart and the notes correctly", () => {
  const textOf = (tab: string) =>
    tourStepsOf({ role: "admin", adminId: null }, team).find((step) => step.tab === tab)?.text;
  expect(textOf("analytics")).toContain("A chart shows the period you choose.");
  expect(textOf("players")).toContain("The roster, by power ranking, and former players.");
  expect(textOf("applications")).toContain("They see your notes to applicants, and internal notes stay with staff.");
});

test("every step has two sentences", () => {
  for (const { text } of tourStepsOf({ role: "admin", adminId: null }, team))
    expect(text.match(/\.(?= |$)/g)).toHaveLength(2);
});
