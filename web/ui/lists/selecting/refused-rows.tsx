import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";

/** The rows that the server refused to change, and why. */
export type Refused<Row> = { of: number; rows: { row: Row; error: string }[] };

type RefusedRowsProps<Row> = { refused: Refused<Row>; nameOf: (row: Row) => string; onDismiss: () => void };

/** A list of the rows that couldn't be changed, and why. */
export const RefusedRows = <Row extends { id: string }>({ refused, nameOf, onDismiss }: RefusedRowsProps<Row>) => (
  <div className="refused-rows" role="alert">
    <p>
      <b>
        {formatNumber(refused.of - refused.rows.length)} of {formatNumber(refused.of)} done.
      </b>{" "}
      These didn’t change:
    </p>
    <ul>
      {refused.rows.map(({ row, error }) => (
        <li key={row.id}>
          {nameOf(row)}: {error}
        </li>
      ))}
    </ul>
    <TextButton onClick={onDismiss}>Dismiss</TextButton>
  </div>
);
