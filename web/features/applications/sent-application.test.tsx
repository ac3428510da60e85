import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApplicationStatus } from "#contract/applications/constants.ts";
import { withTeam } from "#web/testing/team.tsx";
import { SentApplication } from "./sent-application.tsx";

/** Returns the heading, what leads below it, the links and the names of the facts. */
const partsOf = (status: ApplicationStatus) => {
  const html = renderToStaticMarkup(
    withTeam(
      <SentApplication
        kind={{ name: "staff" }}
        application={{
          id: "01990000-0000-7000-8000-000000000001",
          status,
          createdAt: "2026-03-01T10:00:00.000Z",
          reviewedAt: null,
          reviewNotes: status === "pending" ? null : "Ask again in the autumn.",
        }}
        isJustSent={false}
      >
        {() => "Dashboard"}
      </SentApplication>,
    ),
  );
  const [, heading] = /<h2[^>]*>(.*?)<\/h2>/.exec(html) ?? [];
  const [, lead] = /<p class="lead[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  const [, ways = ""] = /<p class="sent__ways">(.*?)<\/p>/.exec(html) ?? [];
  return {
    heading,
    lead,
    ways: ways.replaceAll(/<.*?>/g, " ").trim(),
    names: [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name),
  };
};

test("an application is submitted until there's a decision, which then is the heading, above the reviewer's note", () => {
  expect(partsOf("pending")).toMatchObject({ heading: "Application Submitted", names: ["Status", "Sent"] });
  const decided = { lead: "Ask again in the autumn.", names: ["Status", "Application Submitted"] };
  expect(partsOf("approved")).toMatchObject({ ...decided, heading: "You’re in." });
  expect(partsOf("rejected")).toMatchObject({ ...decided, heading: "Not this time." });
});

test("the Discord is the way on, except after a rejection", () => {
  expect(partsOf("pending").ways).toMatch(/^Join the Discord.*Dashboard$/);
  expect(partsOf("approved").ways).toMatch(/^Join the Discord.*Dashboard$/);
  expect(partsOf("rejected").ways).toMatch(/^Dashboard.*Join the Discord$/);
});
