import type { Token } from "markdown-it";

const figure = /^[-+−]?[$€£]?\d[\d.,]*\s?[%KMB]?$/;

type Column = { cells: Token[]; isFigures: boolean; isEmpty: boolean };

/** Gives table columns that only hold figures a class, since figures are aligned to the right. */
export function markFigureColumns(tokens: Token[]) {
  let columns: Column[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === "table_open") columns = [];
    if (token.type === "tr_open") at = 0;
    if (token.type === "th_open" || token.type === "td_open") {
      const column = columns[at] ?? { cells: [], isFigures: true, isEmpty: true };
      columns[at] = column;
      column.cells.push(token);
      if (token.type === "td_open") addText(column, tokens[index + 1]?.content.trim() ?? "");
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
