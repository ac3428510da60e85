export type XmlElement = {
  /** As it's written, with its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What is directly in it, without its elements' texts. */
  text: string;
  children: XmlElement[];
};

export class MalformedXml extends Error {}

/** Deeper than any format that the site reads. */
const deepest = 50;

const name = String.raw`[A-Za-z_][\w.:-]*`;
const value = `"[^"<]*"|'[^'<]*'`;
const tag = new RegExp(String.raw`<(/?)(${name})((?:\s+${name}\s*=\s*(?:${value}))*)\s*(/?)>`, "y");
const attribute = new RegExp(String.raw`(${name})\s*=\s*(${value})`, "g");
/** Characters that XML can't contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;
const otherEncoding = /^<\?xml[^>]*\sencoding\s*=\s*["'](?!utf-8["'])/i;

/**
 * Parses a whole XML document strictly, in time proportional to its length. Throws MalformedXml where it isn't well-formed, and where
 * it has a document type, which is how entities are made that fill the memory or read files. It knows no namespaces, and no names with
 * other letters than English ones.
 */
export function parseXml(document: string): XmlElement {
  const text = document.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");
  if (forbidden.test(text) || otherEncoding.test(text)) throw new MalformedXml("a character that XML can't contain");
  const root: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  let at = 0;
  const after = (mark: string, from: number) => {
    const found = text.indexOf(mark, from);
    if (found < 0) throw new MalformedXml(`no ${mark}`);
    return found;
  };
  while (at < text.length) {
    const inside = open.at(-1) ?? root;
    if (text.startsWith("<!--", at)) {
      const end = after("--", at + 4);
      if (text[end + 2] !== ">") throw new MalformedXml("-- in a comment");
      at = end + 3;
    } else if (text.startsWith("<![CDATA[", at)) {
      const end = after("]]>", at + 9);
      if (inside === root) throw new MalformedXml("CDATA outside the root");
      inside.text += text.slice(at + 9, end);
      at = end + 3;
    } else if (text.startsWith("<?", at)) {
      if (/^<\?xml\s/i.test(text.slice(at, at + 6)) && at > 0) throw new MalformedXml("a declaration inside");
      at = after("?>", at) + 2;
    } else if (text[at] === "<") {
      at = readTag(text, at, open);
    } else {
      const next = text.indexOf("<", at);
      const end = next < 0 ? text.length : next;
      inside.text += decoded(text.slice(at, end));
      at = end;
    }
  }
  const [element, ...others] = root.children;
  if (open.length > 1 || !element || others.length > 0 || root.text.trim() !== "")
    throw new MalformedXml("not one root");
  return element;
}

/** Opens or closes an element. Returns where the tag ends. */
function readTag(text: string, at: number, open: XmlElement[]): number {
  tag.lastIndex = at;
  const [, isEnd = "", name = "", attributes = "", isEmpty = ""] = tag.exec(text) ?? [];
  const inside = open.at(-1);
  if (name === "" || !inside) throw new MalformedXml("not a tag");
  if (isEnd) {
    if (inside.name !== name || open.length === 1 || attributes || isEmpty) throw new MalformedXml(`</${name}>`);
    open.pop();
  } else {
    const element: XmlElement = { name, attributes: attributesIn(attributes), text: "", children: [] };
    inside.children.push(element);
    if (!isEmpty && open.push(element) > deepest) throw new MalformedXml("too deep");
  }
  return tag.lastIndex;
}

function attributesIn(text: string): Record<string, string> {
  const found = [...text.matchAll(attribute)].map(
    ([, name = "", quoted = ""]) => [name, decoded(quoted.slice(1, -1))] as const,
  );
  if (new Set(found.map(([name]) => name)).size < found.length) throw new MalformedXml("an attribute twice");
  return Object.fromEntries(found);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Replaces the five entities that every document has, and characters given by their number. Throws for all others. */
function decoded(text: string): string {
  if (text.includes("]]>")) throw new MalformedXml("]]> in a text");
  return text.replaceAll(/&(?:([a-z]{2,4});|#(\d{1,7});|#x([\da-fA-F]{1,6});)?/g, (_all, named, decimal, hex) => {
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const character = named === undefined ? characterOf(code) : entities[named];
    if (character === undefined) throw new MalformedXml("an unknown entity");
    return character;
  });
}

const characterOf = (code: number) => {
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : "";
  return character === "" || forbidden.test(character) ? undefined : character;
};
