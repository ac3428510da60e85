import { newsCategories } from "#contract/news/constants.ts";
import type { CreateArticleRequest } from "#contract/news/desk/forms.ts";
import { articleTexts } from "./article-texts.ts";
import { deadPicture } from "./roster.ts";

const titles = [
  "Summit sign Maximiliana Featherstonehaugh-Cholmondeley, Wolfgang Placeholder-Hohenzollern and two more, and part ways with nobody at all until the end of autumn",
  "Two wins in nine",
  "$12,000,000: the World Invitational announces the largest prize pool that has ever been played for in trios",
  "Donaudampfschifffahrtsgesellschaftskapitänspokal: Vorrundengruppenphasenauslosung",
  "New jersey, old hill",
  "GG",
  "Ten questions for the coach who did not sleep, answered between the second and the third cup of coffee",
  "Solo Series returns on Friday: heats, lobby times, who plays where and how to watch it without an account",
];
const excerpts = [
  "Height from the fourth zone, five times out of six. What went right, what nearly did not, and the one rotate that the coach has played back forty times since Sunday, to everybody who walked past the door, including the people who deliver lunch.",
  "In short: we won.",
  "Three of our fourteen are in Heat A.",
];
const manyTags = [
  "trios",
  "pennine-trios-invitational-grand-final",
  "recap",
  "height",
  "endgame",
  "world invitational",
  "Maximiliana Featherstonehaugh-Cholmondele",
  "coach",
  "interview",
  "vod review",
  "heat-a",
  "heat-b",
  "roster",
  "jersey",
  "community",
  "scrims",
  "console",
  "duos",
  "solos",
  "2026",
].map((tag) => tag.slice(0, 40));

/** The picture above an article: none, an address that doesn't work, or one that is uploaded while filling. */
export type HeavyArticle = CreateArticleRequest & { hasTallPicture: boolean };

export const heavyArticles: HeavyArticle[] = Array.from({ length: 40 }, (_, index) => ({
  title: `${titles[index % titles.length]}${index < titles.length ? "" : ` (${index + 1})`}`.slice(0, 160),
  excerpt: excerpts[index % excerpts.length] ?? "",
  content: articleTexts[index % articleTexts.length] ?? "",
  category: newsCategories[index % newsCategories.length],
  status: index % 13 === 11 ? "draft" : index % 13 === 12 ? "archived" : "published",
  featured: index === 36,
  imageUrl: index % 4 === 1 ? deadPicture(`article-${index + 1}`) : null,
  authorName: index % 5 === 0 ? "Maximiliana Alexandra Featherstonehaugh-Cholmondeley, from our office in Sampl" : null,
  authorImage: index % 10 === 0 ? deadPicture("author") : null,
  tags: index % 3 === 0 ? manyTags : manyTags.slice(0, index % 5),
  hasTallPicture: index % 4 === 2,
}));
