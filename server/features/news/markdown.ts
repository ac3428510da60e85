import MarkdownIt, { type Token } from "markdown-it";

/**
 * An article's Markdown (CommonMark with tables and strikethrough) as HTML that is safe to show. Raw HTML is shown as text,
 * never rendered; nesting is bounded, so that no text takes long.
 */
export function renderMarkdown(content: string): string {
  return markdown.render(content);
}

const markdown = new MarkdownIt({ html: false, linkify: false, maxNesting: 20 });

/** Addresses a reader may be sent to. Anything else, such as javascript: or data:, leaves the text as it was typed. */
markdown.validateLink = (address) => {
  const url = URL.parse(address, "https://site.invalid");
  return url !== null && ["https:", "http:", "mailto:"].includes(url.protocol);
};

markdown.core.ruler.push("article", ({ tokens }) => {
  for (const token of tokens) {
    placeUnderTitle(token);
    for (const child of token.children ?? []) {
      if (child.type === "link_open") child.attrSet("rel", "nofollow noopener ugc");
      if (child.type === "image") showOrDescribe(child);
    }
  }
});

/** The article's title is the page's heading: what stands below it is of the second level or lower. */
function placeUnderTitle(token: Token) {
  if (token.type === "heading_open" || token.type === "heading_close") {
    token.tag = `h${Math.max(2, Number(token.tag.slice(1)))}`;
  }
}

/** A picture must be one of ours, or come over https; of any other its description is left. */
function showOrDescribe(image: Token) {
  const address = String(image.attrGet("src"));
  if (address.startsWith("https://") || /^\/(media|art)\//.test(address)) {
    image.attrSet("loading", "lazy");
    image.attrSet("referrerpolicy", "no-referrer");
  } else {
    image.type = "text";
  }
}

/** A wide table scrolls by itself, also by keyboard. */
markdown.renderer.rules.table_open = () =>
  '<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => "</table></div>\n";
