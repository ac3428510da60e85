import { createFileRoute } from "@tanstack/react-router";
import { SiteTerms } from "#web/features/team/legal/site-terms.tsx";
import { pageHead } from "#web/shell/page/page-head.ts";

const title = "Terms";
const lead = "The rules of this site, in plain words.";

export const Route = createFileRoute("/terms")({
  staticData: { page: { kind: "document" } },
  head: ({ match: { context } }) => pageHead({ title, description: lead, path: "/terms" }, context),
  component: () => <SiteTerms title={title} lead={lead} />,
});
