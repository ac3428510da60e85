import { useState } from "react";
import { rewardPicturePath } from "#contract/art/words.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { errorMessage } from "#web/features/points/admin/errors.ts";
import { numberIn } from "#web/features/points/admin/field-values.ts";
import { fetchRow, pageFrom } from "#web/features/points/admin/points-admin.queries.ts";
import { SwitchField } from "#web/ui/fields/switch.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import { clearUnsent } from "#web/ui/forms/unsaved.ts";
import { useEditForm } from "#web/ui/forms/use-edit-form.ts";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import { PictureField } from "#web/ui/pictures/picture-field.tsx";

type ItemFormProps = {
  /** The item being edited; undefined for a new one. */
  base: StoredRewardItem | undefined;
  onChanged: (newer?: StoredRewardItem) => void;
  onSaved: (answer: StoredRewardItem, hasNoLaterEdits: boolean) => void;
  onCancel: () => void;
};

const draftKeyOf = (item: StoredRewardItem | undefined) => `reward item ${item?.id ?? "new"}`;
const fetchItem = (id: string) => fetchRow(id, (cursor) => api.listing(pointsAdminApi.allItems, pageFrom(cursor)));

/** The form of an item. What was typed outlives the dialog, until it's saved or discarded. */
export function ItemForm({ base, onChanged, onSaved, onCancel }: ItemFormProps) {
  const forget = () => clearUnsent(draftKeyOf(base));
  const form = useEditForm({
    row: base,
    valuesOf,
    draftKey: draftKeyOf(base),
    schema: () => formSchemas.pointsAdmin().then((forms) => forms.ItemForm),
    toBody: bodyOf,
    send: ({ isActive, ...item }, stored) =>
      stored
        ? api(pointsAdminApi.updateItem, {
            params: { id: stored.id },
            body: { ...item, isActive, version: stored.version },
          })
        : api(pointsAdminApi.createItem, { body: item }),
    readNewer: fetchItem,
    onOutdated: onChanged,
    onSent: onSaved,
    hasFailureToast: true,
    errorMessage,
  });
  function handleCancel() {
    forget();
    onCancel();
  }
  const theirsOf = <Name extends keyof ItemValues>(name: Name): ItemValues[Name] | undefined =>
    form.conflict?.names.includes(name) ? form.conflict.theirs[name] : undefined;
  function hintOf(name: "name" | "description" | "price" | "imageUrl") {
    const theirs = theirsOf(name);
    return theirs === undefined ? undefined : `Saved by someone else: ${theirs || "nothing"}`;
  }
  return (
    <form className="form form--2 item-form" {...form.formProps}>
      <TextField label="Name" hint={hintOf("name")} {...form.fieldProps("name")} />
      <TextField label="Price in points" hint={hintOf("price")} inputMode="numeric" {...form.fieldProps("price")} />
      <TextAreaField label="Description" hint={hintOf("description")} isFull {...form.fieldProps("description")} />
      <ItemPicture
        field={form.fieldProps("imageUrl")}
        address={form.watch("imageUrl")}
        drawn={form.row && rewardPicturePath(form.row.name)}
        onUploaded={(address) => form.setValue("imageUrl", address)}
        hint={hintOf("imageUrl")}
      />
      {form.row && <OfferSwitch field={form.fieldProps("isActive")} stored={theirsOf("isActive")} />}
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submitLabel={form.row ? "Save item" : "Add item"}
        pendingLabel={form.row ? "Saving..." : "Adding..."}
        onCancel={handleCancel}
      />
    </form>
  );
}

type OfferSwitchProps = {
  field: RegisteredField;
  /** The value that someone else has saved in the meantime. */
  stored: boolean | undefined;
};

/** Whether members can redeem the item. */
const OfferSwitch = ({ field: { error: _error, ...field }, stored }: OfferSwitchProps) => (
  <div className="offer full">
    <SwitchField
      {...field}
      label="Active"
      hint={
        stored === undefined
          ? "Members can see and redeem active items. A retired item stays in the history of anyone who redeemed it."
          : `Saved by someone else: ${stored ? "active" : "retired"}`
      }
    />
  </div>
);

type ItemPictureProps = {
  field: RegisteredField;
  /** The current value of the field. */
  address: string;
  /** The picture that members see if there is none. */
  drawn: string | undefined;
  onUploaded: (address: string) => void;
  hint: string | undefined;
};

/** An item's picture: uploaded here, or given by its address, whose field is folded away unless it's needed. */
function ItemPicture({ field, address, drawn, onUploaded, hint }: ItemPictureProps) {
  const [isOpen, setOpen] = useState(address !== "" && !isUploaded(address));
  return (
    <>
      <div className="full">
        <PictureField
          label="Picture"
          name="uploaded"
          value={isUploaded(address) ? address : ""}
          onChange={onUploaded}
          {...(drawn && !address && { standIn: drawn })}
        />
      </div>
      <details
        className="full item__address"
        open={isOpen || Boolean(field.error || hint)}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>Use a picture from another site</summary>
        <TextField
          label="Picture address"
          hint={
            hint ??
            "Optional. The address of a picture elsewhere, starting with https://. If there’s no picture, we draw one from the name."
          }
          isFull
          inputMode="url"
          {...field}
        />
      </details>
    </>
  );
}

const isUploaded = (address: string) => address.startsWith("/media/");

/** An item's form values. */
type ItemValues = { name: string; description: string; price: string; imageUrl: string; isActive: boolean };

export const valuesOf = (item: StoredRewardItem | undefined): ItemValues => ({
  name: item?.name ?? "",
  description: item?.description ?? "",
  price: item ? String(item.price) : "",
  imageUrl: item?.imageUrl ?? "",
  isActive: item?.isActive ?? true,
});

/** Returns the request body. The price may be undefined despite its type, which validation refuses. */
export const bodyOf = ({ price, imageUrl, ...values }: ItemValues) => ({
  ...values,
  price: numberIn(price) as number, // validated here and on the server
  imageUrl: imageUrl.trim() || null,
});
