import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MerchItem } from "#contract/team/offers.ts";
import { withTeam } from "#web/testing/team.tsx";
import { Merchandise } from "./merchandise.tsx";

const scarf: MerchItem = {
  name: "Scarf",
  description: "Two metres of wool",
  price: 249,
  storeUrl: "https://shop.example/scarf",
  image: "/media/scarf.webp",
};
const shirt: MerchItem = { ...scarf, name: "Shirt", price: undefined, image: undefined, drawing: "jersey" };

const render = (merch: MerchItem[], links?: { isEnabled: boolean }) =>
  renderToStaticMarkup(withTeam(<Merchandise links={links} />, { merch, currency: "NOK" }));

test("items link to the store while merchandise is enabled, or if that isn't known", () => {
  for (const html of [render([scarf], { isEnabled: true }), render([scarf])]) {
    expect(html).toContain("Shop Now");
    expect(html).toContain(`href="${scarf.storeUrl}" target="_blank"`);
  }
});

test("items are pictures and words without links while merchandise is disabled", () => {
  const html = render([scarf], { isEnabled: false });
  expect(html).toContain("<h3>Scarf</h3>");
  expect(html).not.toContain("Shop Now");
  expect(html).not.toContain("<a ");
});

test("an item has its own picture or a drawing, and a price only if the team gives one", () => {
  expect(render([scarf])).toContain('src="/media/scarf.webp"');
  expect(render([scarf])).toMatch(/<p class="item__price">kr\s249<\/p>/);
  expect(render([shirt])).toContain("<svg");
  expect(render([shirt])).not.toContain("item__price");
  expect(render([{ ...shirt, drawing: undefined }])).toContain('src="/art/terrain/sleeve/');
});
