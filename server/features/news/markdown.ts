import MarkdownIt from "markdown-it";

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

/** A picture must be one of ours, or come over https. */
const isPicture = (address: string) => address.startsWith("https://") || /^\/(media|art)\//.test(address);

const { rules } = markdown.renderer;

rules.link_open = (tokens, index, options, _environment, renderer) => {
  tokens[index]?.attrSet("rel", "nofollow noopener ugc");
  return renderer.renderToken(tokens, index, options);
};

const renderImage = rules.image;
rules.image = (tokens, index, options, environment, renderer) => {
  const token = tokens[index];
  if (!token || !renderImage) return "";
  if (!isPicture(String(token.attrGet("src")))) return markdown.utils.escapeHtml(token.content);
  token.attrSet("loading", "lazy");
  token.attrSet("referrerpolicy", "no-referrer");
  return renderImage(tokens, index, options, environment, renderer);
};

/** The article's title is the page's heading: what stands below it starts at the second level. */
for (const rule of ["heading_open", "heading_close"] as const) {
  rules[rule] = (tokens, index, options, _environment, renderer) => {
    const token = tokens[index];
    if (token) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`;
    return renderer.renderToken(tokens, index, options);
  };
}

/** A wide table scrolls by itself, also by keyboard. */
rules.table_open = () => '<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>\n';
rules.table_close = () => "</table></div>\n";
