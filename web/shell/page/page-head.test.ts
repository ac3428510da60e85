import { expect, test } from "vitest";
import { team } from "#web/testing/team.tsx";
import { pageHead } from "./page-head.ts";

const about = { title: "About", description: "How the team began.", path: "/about" };
const site = { team, siteUrl: "https://site.example" };

test("a page has its title before the team's name", () => {
  expect(pageHead(about, site).meta).toContainEqual({ title: `About. ${team.name}` });
  expect(pageHead({ ...about, title: undefined }, site).meta).toContainEqual({
    title: `${team.name}. ${team.tagline}`,
  });
});

test("a page gives search engines and preview cards its full address", () => {
  const { meta, links } = pageHead(about, site);
  expect(links).toEqual([{ rel: "canonical", href: "https://site.example/about" }]);
  expect(meta).toContainEqual({ property: "og:url", content: "https://site.example/about" });
});

test("a page asks for a large card with its own picture, or else the site's", () => {
  const { meta } = pageHead({ ...about, image: "/cards/news/1.png" }, site);
  expect(meta).toContainEqual({ property: "og:image", content: "https://site.example/cards/news/1.png" });
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(pageHead(about, site).meta).toContainEqual({
    property: "og:image",
    content: expect.stringMatching(/^https:\/\/site\.example\/cards\/site\.png\?v=\w+$/),
  });
});

test("an article says that it is one and when it was published", () => {
  const publishedAt = "2025-11-10T09:00:00.000Z";
  const { meta } = pageHead({ ...about, publishedAt }, site);
  expect(meta).toContainEqual({ property: "og:type", content: "article" });
  expect(meta).toContainEqual({ property: "article:published_time", content: publishedAt });
  expect(pageHead(about, site).meta).toContainEqual({ property: "og:type", content: "website" });
});

test("only an unlisted page is hidden from search engines", () => {
  const noindex = { name: "robots", content: "noindex" };
  expect(pageHead(about, site).meta).not.toContainEqual(noindex);
  expect(pageHead({ ...about, isUnlisted: true }, site).meta).toContainEqual(noindex);
});
