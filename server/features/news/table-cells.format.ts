import type { Token } from "markdown-it";

const figure = /^[-+−]?[$€£]?\d[\d.,]*\s?[%KMB]?$/;

/** Shorter texts stay on one line. */
const longText = 40;

type Column = { cells: Token[]; isFigures: boolean; isEmpty: boolean };

/** Gives classes to table columns that only hold figures, which are aligned to the right, and to long cells, which wrap. */
export function markTableCells(tokens: Token[]) {
  let columns: Column[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === "table_open") columns = [];
    if (token.type === "tr_open") at = 0;
    if (token.type === "th_open" || token.type === "td_open") {
      const column = columns[at] ?? { cells: [], isFigures: true, isEmpty: true };
      columns[at] = column;
      column.cells.push(token);
      const text = tokens[index + 1]?.content.trim() ?? "";
      if (token.type === "td_open") addText(column, text);
      if (text.length > longText) token.attrSet("class", "long");
      at += 1;
    }
    if (token.type === "table_close") for (const column of columns) mark(column);
  }
}

/** Reads each cell once: a table may have thousands. */
function addText(column: Column, text: string) {
  if (text === "") return;
  column.isEmpty = false;
  column.isFigures &&= figure.test(text);
}

function mark({ cells, isFigures, isEmpty }: Column) {
  if (isFigures && !isEmpty) for (const cell of cells) cell.attrSet("class", "figure");
}
