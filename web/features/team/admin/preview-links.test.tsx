import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PreviewLink } from "#contract/team/admin/preview-links/schemas.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { withTeam } from "#web/testing/team.tsx";
import { PreviewLinks } from "./preview-links.tsx";
import { previewLinks } from "./team-admin.queries.ts";

const link: PreviewLink = {
  id: "01980000-0000-7000-8000-000000000001",
  path: "/about",
  linkCode: "a".repeat(43),
  createdBy: "Cho Chief",
  createdAt: "2026-03-01T10:00:00.000Z",
  expiresAt: "2026-03-08T10:00:00.000Z",
};

function draw(links: PreviewLink[], page = "/") {
  const queryClient = createQueryClient();
  queryClient.setQueryData(previewLinks().queryKey, links);
  const dialog = <PreviewLinks isOpen onClose={() => {}} page={page} />;
  return renderToStaticMarkup(withTeam(<QueryClientProvider client={queryClient}>{dialog}</QueryClientProvider>));
}
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("each link names its page, its end and who made it, and can be copied and withdrawn", () => {
  const text = textOf(draw([link, { ...link, id: "another", path: "/" }]));
  expect(text).toContain("/about Until 8 Mar 2026, 10:00 UTC , made by Cho Chief");
  for (const page of ["/about", "the home page"])
    expect(text).toContain(`Copy the link to ${page} Withdraw the link to ${page}`);
});

test("a link of another site's secret can only be withdrawn", () => {
  const text = textOf(draw([{ ...link, linkCode: null }]));
  expect(text).not.toContain("Copy");
  expect(text).toContain("Withdraw the link to /about");
});

test("a new link is for the page that is shown, until there are twenty", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...link, id: String(index) }));
  expect(draw(many(19), "/about")).toMatch(/<button(?![^>]*aria-disabled)[^>]*>New link to \/about</);
  const full = draw(many(20), "/about");
  expect(full).toMatch(/<button[^>]*aria-disabled="true"[^>]*>New link to \/about</);
  expect(textOf(full)).toContain("There are 20 links already. Please withdraw one first.");
});
