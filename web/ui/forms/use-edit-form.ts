import { useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import type { FormValues } from "./unsaved/use-unsaved-values.ts";
import { type FormOptions, useSubmitForm } from "./use-submit-form.ts";

type Versioned = { id: string; version: number };
type EditFormOptions<Row extends Versioned, Values extends FormValues, Body> = Omit<
  FormOptions<Values, Body, Row>,
  "defaultValues" | "valuesAfter" | "send"
> & {
  /** As it was when the form was opened; none for a new one. */
  row: Row | undefined;
  /** What the form shows of a row, or of a new one. */
  valuesOf: (row: Row | undefined) => Values;
  /** Also hears the row that the form is about by now. */
  send: (body: Body, row: Row | undefined) => Promise<Row>;
  toBody: (values: Values) => Body;
  /** Reads the row as it is stored by now, where a refused save doesn't answer with it. */
  readNewer?: (id: string) => Promise<Row | undefined>;
  /** The row is not as it was read, or no more. */
  onOutdated: () => void;
};

/**
 * A form for a row that others may save too. What only they changed is taken over and the save goes on; where both changed the
 * same field it stops, and the form shows both.
 */
export function useEditForm<Row extends Versioned, Values extends FormValues, Body>(
  options: EditFormOptions<Row, Values, Body>,
) {
  const { valuesOf, send, toBody, readNewer, onOutdated } = options;
  const [row, setRow] = useState(options.row);

  async function save(body: Body, base = row): Promise<Row> {
    try {
      const answer = await send(body, base);
      setRow(answer);
      return answer;
    } catch (error) {
      if (error instanceof ApiFailure && [404, 409].includes(error.status)) onOutdated();
      const newer = base && (newerIn<Row>(error) ?? (isConflict(error) ? await readNewer?.(base.id) : undefined));
      if (!newer || newer.version === base.version) throw error;
      setRow(newer);
      if (editing.takeOver(valuesOf(newer))) throw error;
      return save(toBody(editing.resending()), newer);
    }
  }
  const editing = useSubmitForm<Values, Body, Row>({
    ...options,
    defaultValues: valuesOf(options.row),
    send: (body) => save(body),
    valuesAfter: valuesOf,
  });
  return {
    ...editing,
    /** As it is stored by now; none for a new one. */
    row,
  };
}

const isConflict = (error: unknown) => error instanceof ApiFailure && error.status === 409;

/** The row as someone else has saved it, which a refused save answers with. */
const newerIn = <Row>(error: unknown) =>
  isConflict(error) && error instanceof ApiFailure && error.current
    ? (error.current as Row) // the server wrote it with the schema that the row was read with
    : undefined;
