import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { withTeam } from "#web/testing/team.tsx";
import { CountCard, countIn } from "./count-card.tsx";

const shown = (count?: SocialCount) =>
  renderToStaticMarkup(withTeam(<CountCard platform="discord" count={count} canUpdate={false} onSet={() => {}} />));

test("a platform shows its count shortened as on the site, and in full", () => {
  const html = shown({
    platform: "discord",
    label: "Members",
    followers: 1500,
    source: "hand",
    isRounded: false,
    updatedAt: "2025-11-10T12:02:00Z",
  });
  expect(html).toContain("1.5K");
  expect(html).toContain("1,500 members");
  expect(html).toContain("10 Nov 2025, 12:02");
});

test("a platform without a count says so", () => {
  expect(shown()).toContain("No count yet");
});

test.each([
  ["1500", 1500],
  [" 0 ", 0],
  ["1,500", 1500],
  ["12 400", 12_400],
  ["3,000,000", 3_000_000],
])("%j is a count", (typed, count) => {
  expect(countIn(typed)).toBe(count);
});

test.each(["", " ", "1.5K", "1.5", "-1", "1e3", "0x10", "1,5", "15,00", "many"])("%j isn't a count", (typed) => {
  expect(countIn(typed)).toBeUndefined();
});
