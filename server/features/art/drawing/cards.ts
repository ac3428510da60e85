import { seedOf } from "#contract/art/art.ts";
import { type CardedArticle, cardSize } from "#contract/art/cards.ts";
import { allLetters } from "#contract/art/letters.ts";
import { learnLetters, type RampShape, ramp } from "#contract/art/ramp.ts";
import { articleGlyph } from "#contract/art/words.ts";
import type { NewsCategory } from "#contract/news/constants.ts";
import { drawnIn } from "#contract/team/palette.ts";
import type { Team } from "#contract/team.ts";
import { capitalised, dayIn, wordsOf } from "#contract/writing.ts";
import { dayOf } from "#server/platform/time/team-days.ts";
import { lands } from "./lands.ts";
import { outlinesOf } from "./outlines.ts";
import { randomFrom } from "./random.ts";
import { reliefParts } from "./relief.ts";
import { svg } from "./svg.ts";
import { terrainParts } from "./terrain.ts";
import { canBeSet, drawLine, typeset } from "./typesetting.ts";
import { paletteOf } from "./words.ts";

learnLetters(allLetters);

const { width, height } = cardSize;
const margin = 64;
const measure = width - 2 * margin;
const { ground, paper, accent } = drawnIn;

/** A logo's address, and its bytes as a data URL once it's drawn. */
export type CardLogo = { address: string; data?: string };
/** What every card shows of the team. */
export type CardLook = Pick<Team, "wordmark"> & { logo?: CardLogo | undefined };
export type SiteCard = CardLook & Pick<Team, "tagline">;

/** Draws the preview card of the site: the wordmark on its base, above the tagline. */
export function drawSiteCard({ wordmark: letters, tagline, logo }: SiteCard): string {
  const land = lands.hero;
  const scale = width / land.width;
  const base = height - 72;
  const terrain = terrainParts(land, randomFrom(`hero ${letters}`)).join("");
  return svg(cardSize, [
    field(ground),
    `<g transform="translate(0 ${(height - land.height * scale) / 2}) scale(${scale})">${terrain}</g>`,
    words(tagline, { top: 40, bottom: 210, mostLines: 2, colour: paper }),
    logo
      ? image(logo, { x: margin, y: 250, width: measure, height: base - 250 - 40 })
      : wordmark(letters, { width: measure, low: 88, high: 303 }, { base, colour: paper }),
    `<path fill="${accent}" d="M0 ${base}H${width}v6H0z"/>`,
  ]);
}

/** Where the edge of the picture on an article's card begins and ends: it climbs 1 in 16, as fields do. */
const edge = { left: 408, right: 333 };

export type ArticleCard = CardLook & { title: string; category: NewsCategory; words: string };

/** The words on an article's card: its title, or else its excerpt, or its category and date, whichever the face can set. */
export function wordsOfCard(
  { title, excerpt, category, publishedAt }: CardedArticle,
  { timeZone, locale }: Pick<Team, "timeZone" | "locale">,
): string {
  const day = publishedAt ? `, ${dayIn(locale, wordsOf(dayOf(new Date(publishedAt), timeZone)))}` : "";
  return [title, excerpt].find(canBeSet) ?? capitalised(category.replace("-", " ")) + day;
}

/** The small wordmark in the corner of an article's card. */
const letterShape: RampShape = { width: 320, low: 32, high: 88, gap: 0.13, stem: 0.31, bar: 0.25 };

/** Draws the preview card of an article: its words on paper, above the article's default picture. */
export function drawArticleCard({ title, category, words: text, wordmark: letters, logo }: ArticleCard): string {
  const glyph = articleGlyph(title, category);
  const relief = reliefParts({
    seed: `card ${title}`,
    outlines: outlinesOf(glyph),
    palette: paletteOf(seedOf(title).toString(36)),
    width,
    height: height - edge.right,
    fit: 0.66,
    widest: 0.34,
    shift: { across: 0.28, down: 0.02 },
    reach: 260,
    wildness: 0.5,
  });
  return svg(cardSize, [
    field(paper),
    `<clipPath id="edge"><path d="M0 ${edge.left}L${width} ${edge.right}V${height}H0z"/></clipPath>`,
    `<g clip-path="url(#edge)"><g transform="translate(0 ${edge.right})">${relief.join("")}</g></g>`,
    words(text, { top: 44, bottom: edge.right - 14, mostLines: 4, colour: ground }),
    logo ? plate(logo) : wordmark(letters, letterShape, { base: height - 44, colour: paper }),
  ]);
}

type Place = { top: number; bottom: number; mostLines: number; colour: string };

/** Sets the text as large as it fits, centred in its place. */
function words(text: string, { top, bottom, mostLines, colour }: Place): string {
  const column = { width: measure, height: bottom - top, largest: 132, smallest: 40, mostLines };
  const { size, leading, lines } = typeset(text, column);
  const firstBase = (top + bottom - lines.length * leading) / 2 + size * 0.75;
  const drawn = lines.map((line, index) => drawLine(line, size, { x: margin, y: firstBase + index * leading }));
  return `<g fill="${colour}">${drawn.join("")}</g>`;
}

function wordmark(text: string, shape: RampShape, { base, colour }: { base: number; colour: string }): string {
  const { letters } = ramp(text, shape);
  const paths = letters.map(({ path }) => `<path d="${path}"/>`).join("");
  return `<g transform="translate(${margin} ${base - shape.high})" fill="${colour}" fill-rule="evenodd">${paths}</g>`;
}

type Box = { x: number; y: number; width: number; height: number };

const image = ({ data = "" }: CardLogo, { x, y, width: across, height: down }: Box) =>
  `<image href="${data}" x="${x}" y="${y}" width="${across}" height="${down}" preserveAspectRatio="xMinYMid meet"/>`;

/** The logo in the corner of an article's card, on the ground that it's made for. */
function plate(logo: CardLogo): string {
  const box = { x: 0, y: height - 140, width: 420, height: 140 };
  const inside = { x: margin, y: box.y + 28, width: box.width - margin - 28, height: box.height - 56 };
  return `<path fill="${ground}" d="M0 ${box.y}H${box.width}V${height}H0z"/>${image(logo, inside)}`;
}

const field = (colour: string) => `<rect width="${width}" height="${height}" fill="${colour}"/>`;
