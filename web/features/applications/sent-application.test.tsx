import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApplicationStatus } from "#contract/applications/constants.ts";
import { SentApplication } from "./sent-application.tsx";

/** Returns the heading and the names of the facts below it. */
const partsOf = (status: ApplicationStatus) => {
  const html = renderToStaticMarkup(
    <SentApplication
      kind={{ name: "staff" }}
      application={{
        id: "01990000-0000-7000-8000-000000000001",
        status,
        createdAt: "2026-03-01T10:00:00.000Z",
        reviewedAt: null,
        reviewNotes: null,
      }}
      isJustSent={false}
    >
      Dashboard
    </SentApplication>,
  );
  const [, heading] = /<h2[^>]*>(.*?)<\/h2>/.exec(html) ?? [];
  return { heading, names: [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name) };
};

test("an application is submitted until there's a decision, which then is the heading", () => {
  expect(partsOf("pending")).toEqual({ heading: "Application Submitted", names: ["Status", "Sent"] });
  const names = ["Status", "Application Submitted"];
  expect(partsOf("approved")).toEqual({ heading: "You’re in.", names });
  expect(partsOf("rejected")).toEqual({ heading: "Not this time.", names });
});
