import { useState } from "react";
import { rewardPicturePath } from "#contract/art/words.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { StoredRewardItem } from "#contract/points/admin/schemas.ts";
import { pointsName } from "#contract/team/points-words.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { dropDrafts } from "#web/browser-state/draft-store.ts";
import { errorMessage } from "#web/features/points/admin/errors.ts";
import { numberIn } from "#web/features/points/admin/field-values.ts";
import { SwitchField } from "#web/ui/fields/switch.tsx";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
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
const labels = {
  name: "Name",
  description: "Description",
  imageUrl: "Picture",
  isActive: "Active",
};
const inWords = (name: string, { imageUrl }: ItemValues) =>
  name === "imageUrl" && imageUrl ? "Another picture" : undefined;

/** The form of an item. What was typed outlives the dialog, until it's saved or discarded. */
export function ItemForm({ base, onChanged, onSaved, onCancel }: ItemFormProps) {
  const price = `Price in ${pointsName(useTeam())}`;
  const forget = () => dropDrafts(draftKeyOf(base));
  const form = useEditForm({
    row: base,
    valuesOf,
    draft: useDraft(draftKeyOf(base)),
    schema: () => formSchemas.pointsAdmin().then((forms) => forms.ItemForm),
    toBody: bodyOf,
    send: ({ isActive, ...item }, stored) =>
      stored
        ? api(pointsAdminApi.updateItem, {
            params: { id: stored.id },
            body: { ...item, isActive, version: stored.version },
          })
        : api(pointsAdminApi.createItem, { body: item }),
    newIn: pointsAdminApi.allItems,
    onStale: onChanged,
    onSent: onSaved,
    hasFailureToast: true,
    errorMessage,
  });
  function handleCancel() {
    forget();
    onCancel();
  }
  return (
    <form className="form form--2 item-form" {...form.formProps}>
      <TextField label={labels.name} {...form.fieldProps("name")} />
      <TextField label={price} inputMode="numeric" {...form.fieldProps("price")} />
      <TextAreaField label={labels.description} isFull {...form.fieldProps("description")} />
      <ItemPicture
        field={form.fieldProps("imageUrl")}
        address={form.watch("imageUrl")}
        drawn={form.row && rewardPicturePath(form.row.name)}
        onUploaded={(address) => form.setValue("imageUrl", address)}
      />
      {form.row && <OfferSwitch {...form.fieldProps("isActive")} />}
      <FormActions
        form={form}
        className="dialog__actions"
        isFull
        submitLabel={form.row ? "Save item" : "Add item"}
        pendingLabel={form.row ? "Saving..." : "Adding..."}
        onCancel={handleCancel}
      >
        <ConflictChoices form={form} labels={{ ...labels, price }} inWords={inWords} />
      </FormActions>
    </form>
  );
}

/** Whether members can redeem the item. */
const OfferSwitch = ({ error: _error, ...field }: RegisteredField) => (
  <div className="offer full">
    <SwitchField
      {...field}
      label={labels.isActive}
      hint="Members can see and redeem active items. A retired item stays in the history of anyone who redeemed it."
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
};

/** An item's picture: uploaded here, or given by its address, whose field is folded away unless it's needed. */
function ItemPicture({ field, address, drawn, onUploaded }: ItemPictureProps) {
  const [isOpen, setOpen] = useState(address !== "" && !isUploaded(address));
  return (
    <>
      <div className="full">
        <PictureField
          label={labels.imageUrl}
          name="uploaded"
          value={isUploaded(address) ? address : ""}
          onChange={onUploaded}
          {...(drawn && !address && { standIn: drawn })}
        />
      </div>
      <details
        className="full item__address"
        open={isOpen || field.error !== undefined}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>Use a picture from another site</summary>
        <TextField
          label="Picture address"
          hint="Optional. The address of a picture elsewhere, starting with https://. If there’s no picture, we draw one from the name."
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
