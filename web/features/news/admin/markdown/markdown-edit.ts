/** A text and its selection. */
export type Selected = { text: string; from: number; to: number };

/** Replaces part of a text, then selects part of what was inserted, counted from its start. */
export type Edit = { from: number; to: number; insert: string; select: readonly [number, number] };

/** Puts marks around the selected words, or around placeholder words to type over. Removes marks that are already there. */
function wrapped({ text, from, to }: Selected, { mark, standIn }: { mark: string; standIn: string }): Edit {
  const stars = Math.min(
    /\**$/.exec(text.slice(0, from))?.[0].length ?? 0,
    /^\**/.exec(text.slice(to))?.[0].length ?? 0,
  );
  const isMarked = mark.length === 1 ? stars % 2 === 1 : stars >= 2; // three are bold and italic
  const words = text.slice(from, to);
  if (isMarked) return { from: from - mark.length, to: to + mark.length, insert: words, select: [0, words.length] };
  const inside = words || standIn;
  return { from, to, insert: `${mark}${inside}${mark}`, select: [mark.length, mark.length + inside.length] };
}

/** Puts a mark before each selected line. Removes it if they all have it already. */
function prefixed({ text, from, to }: Selected, { mark, others }: { mark: string; others: RegExp }): Edit {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", Math.max(from, text[to - 1] === "\n" ? to - 1 : to));
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split("\n");
  const written = lines.filter((line) => line.trim() !== "");
  const isMarked = written.length > 0 && written.every((line) => line.startsWith(mark));
  const change = (line: string) => {
    if (isMarked) return line.slice(mark.length);
    return line.trim() === "" && written.length > 0 ? line : mark + line.replace(others, "");
  };
  const insert = lines.map(change).join("\n");
  const isSeveral = lines.length > 1;
  return { from: start, to: end, insert, select: [isSeveral ? 0 : insert.length, insert.length] };
}

/** Turns the selected words or address into a link, and selects the other part to type over. */
function linked({ text, from, to }: Selected): Edit {
  const selected = text.slice(from, to);
  if (isAddress(selected)) return { from, to, insert: `[link text](${selected})`, select: [1, 10] };
  const words = selected || "link text";
  const address = "https://";
  const begin = words.length + 3;
  return { from, to, insert: `[${words}](${address})`, select: [begin, begin + address.length] };
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);

/** Links the selected words to a pasted address. Undefined if there are none, or if they are an address to be replaced. */
export function linkedTo({ text, from, to }: Selected, pasted: string): Edit | undefined {
  const [, lead = "", words = "", trail = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text.slice(from, to)) ?? [];
  const address = pasted.trim();
  const isInAddress = text.slice(0, from).endsWith("](");
  if (!isAddress(address) || words === "" || words.includes("\n\n") || isInAddress || /^https?:\/\//.test(words))
    return undefined;
  const insert = `${lead}[${words}](${address.replaceAll(/[()<>]/g, percentEncoded)})${trail}`;
  return { from, to, insert, select: [insert.length, insert.length] };
}

/** Parentheses and angle brackets would end the address of a link. */
const percentEncoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** The toolbar's edits. */
export const markdownEdits = {
  bold: (selected: Selected) => wrapped(selected, { mark: "**", standIn: "bold text" }),
  italic: (selected: Selected) => wrapped(selected, { mark: "*", standIn: "italic text" }),
  heading: (selected: Selected) => prefixed(selected, { mark: "## ", others: /^#+ +/ }),
  link: linked,
  list: (selected: Selected) => prefixed(selected, { mark: "- ", others: /^([*+-]|\d+\.) +/ }),
  quote: (selected: Selected) => prefixed(selected, { mark: "> ", others: /^$/ }),
};
export type MarkdownMark = keyof typeof markdownEdits;

function behindPicture({ text, from, to }: Selected): Selected {
  for (const { 0: picture, index } of text.matchAll(/!\[[^\]\n]*\]\([^)\n]*\)/g)) {
    const end = index + picture.length;
    if (from > index && to < end) return { text, from: end, to: end };
  }
  return { text, from, to };
}

/** Replaces the selection with a block on lines of its own. Behind a picture, if the selection is in its description. */
export function asBlock(selected: Selected, block: string): Edit {
  const { text, from, to } = behindPicture(selected);
  const before = text.slice(0, from);
  const after = text.slice(to);
  const lead = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const trail = after === "" || after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  const end = lead.length + block.length;
  return { from, to, insert: lead + block + trail, select: [end, end] };
}
