import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { mostSponsors, type Sponsor } from "#contract/team/sponsors.ts";
import { team, withTeam } from "#web/testing/team.tsx";
import { AllSponsors } from "./all-sponsors.tsx";
import { SponsorStrip } from "./sponsor-strip.tsx";

const lumen: Sponsor = { name: "Lumen Audio", tier: "Main", url: "https://lumen.example/", logo: "/media/lumen.webp" };
const many = (count: number): Sponsor[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Sponsor ${at + 1}`, tier: at < 2 ? "Main" : "Others" }));

const strip = (sponsors: Sponsor[], facts = {}) =>
  renderToStaticMarkup(withTeam(<SponsorStrip />, { sponsors, ...facts }));
const page = (sponsors: Sponsor[]) =>
  renderToStaticMarkup(withTeam(<AllSponsors>Write to us</AllSponsors>, { sponsors }));

test("a logo is named and says that the link is paid for", () => {
  const html = strip([lumen]);
  expect(html).toContain('<a href="https://lumen.example/" target="_blank" rel="sponsored noopener">');
  expect(html).toContain('alt="Lumen Audio"');
});

test("a sponsor without a logo or address is its name", () => {
  const html = strip([{ name: "Lumen Audio" }]);
  expect(html).toContain("Lumen Audio");
  expect(html).not.toMatch(/<img|sponsored/);
});

test("a logo is on paper or on ink, whichever it's made for, also where the team's ground is the lighter one", () => {
  const inverted = { brand: { ...team.brand, ground: team.brand.paper, paper: team.brand.ground } };
  expect(strip([lumen])).toContain("sponsor-logo--paper");
  expect(strip([{ ...lumen, logoOn: "dark" }])).not.toContain("sponsor-logo--paper");
  expect(strip([lumen], inverted)).not.toContain("sponsor-logo--paper");
});

test("the home page has the first twelve, the highest tier large if there are others", () => {
  const html = strip(many(mostSponsors));
  expect(html.match(/<li/g)).toHaveLength(12);
  expect(html.match(/is-large/g)).toHaveLength(2);
  expect(html).toContain(`All ${mostSponsors} sponsors`);
  expect(strip([lumen])).not.toContain("is-large");
});

test("the page of sponsors has all of them by tier, and says each name once", () => {
  const html = page([...many(mostSponsors - 1), { ...lumen, text: "Headsets for everyone." }]);
  expect(html.match(/<li/g)).toHaveLength(mostSponsors);
  expect(html.match(/<h2[^>]*>[^<]*/g)?.map((heading) => heading.replace(/<.*>/, ""))).toEqual([
    "Main",
    "Others",
    "Become a sponsor",
  ]);
  expect(html.match(/Sponsor 1</g)).toHaveLength(1);
  expect(html.match(/Lumen Audio/g)).toHaveLength(1);
  expect(html).toContain("Headsets for everyone.");
});
