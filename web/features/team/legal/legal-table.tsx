import type { ReactNode } from "react";

type LegalTableProps = { caption: string; columns: readonly string[]; rows: ReactNode[][] };

/** A table whose last column holds figures. */
export const LegalTable = ({ caption, columns, rows }: LegalTableProps) => (
  <table className="legal__table">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...others], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <tr key={row}>
          <th scope="row">{first}</th>
          {others.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do their cells
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
