// Addresses of preview cards. Kept free of zod because the browser loads this file.

import type { NewsCategory } from "#contract/news/constants.ts";
import { seedOf } from "./art.ts";

/** The size in pixels of a preview card, which other sites show when a page is shared. */
export const cardSize = { width: 1200, height: 630 };
/** Raise it when cards are drawn differently: sites keep a preview for as long as its address stays the same. */
const drawingVersion = "2";
const cardAddress = (path: string, drawn: (string | null)[]) =>
  `${path}?v=${seedOf([drawingVersion, ...drawn].join("\n")).toString(36)}`;

type Team = {
  wordmark: string;
  logo?: string | undefined;
  tagline: string;
  brand: { ground: string; paper: string; accent: string };
};
export type CardedArticle = { title: string; excerpt: string; category: NewsCategory; publishedAt: string | null };

export const siteCardPath = ({ wordmark, logo, tagline, brand }: Team) =>
  cardAddress("/cards/site.png", [logo || wordmark, tagline, brand.ground, brand.paper, brand.accent]);
export const articleCardPath = (article: CardedArticle & { id: string }, { wordmark, logo, brand }: Team) => {
  const { id, title, excerpt, category, publishedAt } = article;
  const drawn = [title, excerpt, category, publishedAt, logo || wordmark, brand.ground, brand.paper];
  return cardAddress(`/cards/news/${id}.png`, drawn);
};
