import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withTeam } from "#web/testing/team.tsx";
import { formatDateTime, formatDay } from "./dates.ts";
import { formatNumber } from "./numbers.ts";

const Written = () =>
  [formatDay("2025-11-09"), formatDateTime("2025-11-09T20:03:11Z", "UTC"), formatNumber(1250)].join(" | ");

test("what is rendered for a team is written in its locale, even right after another's", () => {
  const [american, british] = ["en-US", "en-GB"].map((locale) =>
    renderToStaticMarkup(withTeam(<Written />, { locale })),
  );
  expect(american).toBe("Nov 9, 2025 | Nov 9, 2025, 8:03 pm | 1,250");
  expect(british).toBe("9 Nov 2025 | 9 Nov 2025, 20:03 | 1,250");
});
