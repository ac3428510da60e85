import { useEffect, useRef } from "react";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { api } from "#web/api/calls.ts";
import { errorMessage, isConflict } from "#web/features/points/admin/forms/errors.ts";
import { findRow, pageFrom } from "#web/features/points/admin/forms/find-row.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { ItemPicture } from "./item-picture.tsx";
import { bodyOf, type ItemValues, valuesIn, valuesOf } from "./item-values.ts";
import { OfferSwitch } from "./offer-switch.tsx";

export type ItemSheet = {
  /** Another number is another form. */
  number: number;
  /** The item that is changed, as it was stored when its text was last compared; none where it is a new one. */
  base?: StoredRewardItem;
  values: ItemValues;
  /** Somebody else has saved it while this was typed. */
  isStale?: boolean;
};

type ItemFormProps = {
  sheet: ItemSheet;
  onTyped: (values: ItemValues) => void;
  onStale: (newer: StoredRewardItem, typed: ItemValues) => void;
  onSaved: (answer: StoredRewardItem, typed: ItemValues, changedSince: ReadonlySet<string>) => void;
  onCancel: () => void;
};

const findItem = (id: string) => findRow(id, (cursor) => api.listing(pointsAdminApi.allItems, pageFrom(cursor)));

export function ItemForm({ sheet: { base, values, isStale }, onTyped, onStale, onSaved, onCancel }: ItemFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("#web/features/points/admin/forms/points-checks.ts").then(({ checks }) => checks.item),
    read: (typed) => bodyOf(valuesIn(typed)),
    send: ({ isActive, ...item }) => {
      if (!base) return api(pointsAdminApi.createItem, { body: item });
      const { id, version } = base;
      return api(pointsAdminApi.updateItem, { params: { id }, body: { ...item, isActive, version } }).catch(compare);
    },
    onSent: (answer, sent, changedSince) => onSaved(answer, valuesIn(sent), changedSince),
    errorMessage,
  });
  async function compare(error: unknown): Promise<never> {
    const newer = base && isConflict(error) ? await findItem(base.id) : undefined;
    if (newer && element.current) onStale(newer, valuesIn(element.current));
    throw error;
  }
  const stored = isStale && base ? valuesOf(base) : undefined;
  const hintOf = (name: "name" | "description" | "price" | "imageUrl") =>
    stored && stored[name] !== values[name] ? `Saved meanwhile: ${stored[name] || "nothing"}` : undefined;
  const wiringOf = (name: "name" | "description" | "price") => ({
    hint: hintOf(name),
    error: problems[name],
  });
  return (
    <form
      className="form form--2 item"
      ref={element}
      {...form}
      onChange={(event) => {
        onTyped(valuesIn(event.currentTarget));
        form.onChange(event);
      }}
    >
      {isStale && <Stale />}
      <Field label="Name" {...wiringOf("name")}>
        {(wiring) => <input {...wiring} name="name" autoComplete="off" defaultValue={values.name} />}
      </Field>
      <Field label="Price in points" {...wiringOf("price")}>
        {(wiring) => (
          <input {...wiring} name="price" inputMode="numeric" autoComplete="off" defaultValue={values.price} />
        )}
      </Field>
      <Field label="Description" isFull {...wiringOf("description")}>
        {(wiring) => <textarea {...wiring} name="description" rows={3} defaultValue={values.description} />}
      </Field>
      <ItemPicture value={values.imageUrl} hint={hintOf("imageUrl")} error={problems.imageUrl} />
      {base && <OfferSwitch isOn={values.isActive} stored={stored?.isActive} />}
      {failure && !isStale && <p className="error full">{failure}</p>}
      <div className="dialog__actions full">
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Saving..." : base ? "Save item" : "Add item"}
        </Button>
        <button type="button" className="text-link" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** Read out where it appears, and the keyboard goes on from it: the form around it is a new one. */
function Stale() {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <p className="error full" tabIndex={-1} ref={sentence}>
      {pointsTexts.stale}
    </p>
  );
}
