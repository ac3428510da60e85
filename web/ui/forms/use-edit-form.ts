import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { addRow, showRow } from "#web/api/shown-rows.ts";
import { type FormOptions, useSubmitForm } from "./use-submit-form.ts";
import type { FormValues } from "./use-unsaved-values.ts";

type Versioned = { id: string; version: number };
type EditFormOptions<Row extends Versioned, Values extends FormValues, Body> = Omit<
  FormOptions<Values, Body, Row>,
  "defaultValues" | "valuesAfter" | "send" | "toBody"
> & {
  /** The row as it was when the form opened; undefined for a new one. */
  row: Row | undefined;
  /** Returns the form's values for a row, or for a new one. */
  valuesOf: (row: Row | undefined) => Values;
  /** `row` is the row as last stored. */
  send: (body: Body, row: Row | undefined) => Promise<Row>;
  /** `row` is the row as last stored. */
  toBody: (values: Values, row: Row | undefined) => Body;
  /** The list that shows a new row. */
  newIn?: Pick<Endpoint, "path">;
  /** Called if the row has been changed or deleted since it was read. */
  onStale: () => void;
};

/**
 * A form for a row that others can edit too. If someone else saved first, their changes to other fields are merged and the save
 * goes on. If both changed the same field, the save stops and the form shows both values.
 */
export function useEditForm<Row extends Versioned, Values extends FormValues, Body>(
  options: EditFormOptions<Row, Values, Body>,
) {
  const { valuesOf, send, toBody, newIn, onStale, onSent } = options;
  const queryClient = useQueryClient();
  const [stored, setRow] = useState(options.row);
  const isNew = useRef(false);
  const isBehind = stored && stored.id === options.row?.id && options.row.version > stored.version;
  const row = isBehind ? options.row : stored; // its values are in the form by now

  async function save(body: Body, base = row): Promise<Row> {
    try {
      const answer = await send(body, base);
      isNew.current = answer.id !== base?.id;
      setRow(answer);
      return answer;
    } catch (error) {
      if (error instanceof ApiFailure && [404, 409].includes(error.status)) onStale();
      const newer = newerIn<Row>(error);
      if (!newer || newer.version === base?.version) throw error;
      setRow(newer);
      if (editing.takeOver(valuesOf(newer))) throw error;
      return save(toBody(editing.resending(), newer), newer);
    }
  }
  const editing = useSubmitForm<Values, Body, Row>({
    ...options,
    defaultValues: valuesOf(options.row),
    toBody: (values) => toBody(values, row),
    send: (body) => save(body),
    valuesAfter: valuesOf,
    onSent: (answer, hasNoLaterEdits) => {
      onSent(answer, hasNoLaterEdits);
      if (newIn && isNew.current) addRow(queryClient, newIn, answer);
      showRow(queryClient, answer); // after the dialog has returned the focus to its row
    },
  });
  return {
    ...editing,
    /** The row as last stored; undefined for a new one. */
    row,
  };
}

/** Returns the stored row from the response to a save that came too late, or undefined. */
const newerIn = <Row>(error: unknown) =>
  error instanceof ApiFailure && error.status === 409 && error.current
    ? (error.current as Row) // the server wrote it with the schema that the row was read with
    : undefined;
