import type { Token } from "markdown-it";

const figure = /^[-+−]?[$€£]?\d[\d.,]*\s?[%KMB]?$/;

/** Gives the columns of tables that hold nothing but figures a class, for they are read from the right. */
export function markFigureColumns(tokens: Token[]) {
  let cells: { cell: Token; column: number; isHead: boolean; text: string }[] = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === "table_open") cells = [];
    if (token.type === "tr_open") column = 0;
    if (token.type === "th_open" || token.type === "td_open") {
      const text = tokens[index + 1]?.content.trim() ?? "";
      cells.push({ cell: token, column, isHead: token.type === "th_open", text });
      column += 1;
    }
    if (token.type !== "table_close") continue;
    const isFigures = (at: number) => {
      const texts = cells.filter((one) => one.column === at && !one.isHead && one.text !== "").map(({ text }) => text);
      return texts.length > 0 && texts.every((text) => figure.test(text));
    };
    const columns = new Set(cells.map((one) => one.column).filter(isFigures));
    for (const { cell, column: at } of cells) if (columns.has(at)) cell.attrSet("class", "figure");
  }
}
