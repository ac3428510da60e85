import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withTeam } from "#web/testing/team.tsx";
import { Merchandise } from "./merchandise.tsx";

const render = (links?: { isEnabled: boolean }) => renderToStaticMarkup(withTeam(<Merchandise links={links} />));

test("items link to the store while merchandise is enabled, or if that isn't known", () => {
  for (const html of [render({ isEnabled: true }), render()]) {
    expect(html).toContain("Shop Now");
    expect(html).toContain('target="_blank"');
  }
});

test("items are pictures and words without links while merchandise is disabled", () => {
  const html = render({ isEnabled: false });
  expect(html).toContain("<h3>");
  expect(html).not.toContain("Shop Now");
  expect(html).not.toContain("<a ");
});
