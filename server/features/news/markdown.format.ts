import MarkdownIt, { type Token } from "markdown-it";
import { gateSeed, terrainPath } from "#contract/art/art.ts";
import { maxHtmlLength, plainTextNote } from "#contract/news/constants.ts";
import { maxLinkLength, newsDeskTexts } from "#contract/news/desk/constants.ts";
import { invalidInput } from "#server/errors.ts";
import { xmlText } from "#server/platform/text/xml.ts";
import { markTableCells } from "./table-cells.format.ts";

/** Limits the blocks and cells of one text. Tables pad short rows, so a small text could produce millions. */
const maxBlockTokens = 50_000;

/** Thrown when the formatted text would be many times as long as the original. */
class TextTooLong extends Error {}

type Findings = { hasLongLink?: true };

/**
 * Renders an article's Markdown (CommonMark with tables and strikethrough) as safe HTML. Raw HTML is shown as text, and nesting
 * and length are limited, so that no text takes long or fills the memory.
 */
export function renderMarkdown(content: string): string {
  try {
    return markdown.render(content);
  } catch (error) {
    if (error instanceof TextTooLong) return asPlainText(content);
    throw error;
  }
}

/**
 * Does the same for a text that is being written. Throws invalidInput if readers would only see part of it, or see it
 * unformatted.
 */
export function renderDraft(content: string): string {
  const findings: Findings = {};
  try {
    const html = markdown.render(content, findings);
    if (findings.hasLongLink) throw refused(newsDeskTexts.longLink);
    return html;
  } catch (error) {
    if (error instanceof TextTooLong) throw refused(newsDeskTexts.tooMuchFormatting);
    throw error;
  }
}

const refused = (sentence: string) => invalidInput(sentence, { content: sentence });

/** Stops as soon as the text has become too long, before all of it is in memory. */
class BoundedRenderer extends MarkdownIt.Renderer {
  #attributesLeft = 0;

  override render(...parsed: Parameters<InstanceType<typeof MarkdownIt.Renderer>["render"]>) {
    this.#attributesLeft = maxHtmlLength;
    const html = super.render(...parsed);
    if (html.length > maxHtmlLength) throw new TextTooLong();
    return html;
  }

  /** Only attributes can grow without limit: an address or a title is written once and referred to any number of times. */
  override renderAttrs(token: Pick<Token, "attrs">) {
    const attributes = super.renderAttrs(token);
    this.#attributesLeft -= attributes.length;
    if (this.#attributesLeft < 0) throw new TextTooLong();
    return attributes;
  }
}

const markdown = new MarkdownIt({ html: false, linkify: false, maxNesting: 20 });
markdown.renderer = new BoundedRenderer();

/** Runs before each block and leaves the block to the later rules. */
markdown.block.ruler.before("table", "bound", ({ tokens }) => {
  if (tokens.length > maxBlockTokens) throw new TextTooLong();
  return false;
});

/**
 * Only lets links lead to these kinds of address. With any other, such as javascript: or data:, the text stays as it was typed.
 */
markdown.validateLink = (address) => {
  const url = URL.parse(address, "https://site.invalid");
  return url !== null && ["https:", "http:", "mailto:"].includes(url.protocol);
};

markdown.core.ruler.push("article", ({ tokens, env }) => {
  markTableCells(tokens);
  for (const token of tokens) {
    placeUnderTitle(token);
    if (token.children) checkInline(token.children, (env ?? {}) as Findings); // the library passes on what render was given
  }
});

function checkInline(tokens: Token[], findings: Findings) {
  let isInLongLink = false;
  for (const token of tokens) {
    if (token.type === "image") showOrDescribe(token, findings);
    if (token.type === "link_open") {
      isInLongLink = isTooLong(token.attrGet("href"));
      if (isInLongLink) findings.hasLongLink = true;
      token.attrSet("rel", "nofollow noopener ugc");
    }
    if (isInLongLink && token.type.startsWith("link_")) token.hidden = true; // its words stay; links are never nested
  }
}

const isTooLong = (address: string | number | null) => String(address).length > maxLinkLength;

/** The article's title is the page's heading, so headings in the text are of level two or lower. */
function placeUnderTitle(token: Token) {
  if (token.type === "heading_open" || token.type === "heading_close") {
    token.tag = `h${Math.max(2, Number(token.tag.slice(1)))}`;
  }
}

/**
 * Shows a picture if it is ours or comes over https, otherwise only its description. `data-drawn` is the landscape that the page
 * shows if the picture doesn't load: one of a few that the server knows.
 */
function showOrDescribe(image: Token, findings: Findings) {
  const address = String(image.attrGet("src"));
  if (isTooLong(address)) findings.hasLongLink = true;
  if (!isTooLong(address) && (address.startsWith("https://") || /^\/(media|art)\//.test(address))) {
    image.attrSet("loading", "lazy");
    image.attrSet("referrerpolicy", "no-referrer");
    if (!address.startsWith("/art/")) image.attrSet("data-drawn", terrainPath("video", gateSeed(address)));
  } else {
    image.type = "text";
  }
}

/** A wide table scrolls separately, by keyboard too. */
markdown.renderer.rules.table_open = () =>
  '<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => "</table></div>\n";

/** Shows the text as it was written, paragraph by paragraph. */
function asPlainText(content: string): string {
  const paragraphs = content.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return [plainTextNote, ...paragraphs].map((paragraph) => `<p>${xmlText(paragraph)}</p>\n`).join("");
}
