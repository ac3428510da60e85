import { TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import { PictureField } from "#web/ui/pictures/picture-field.tsx";

type ItemPictureProps = {
  field: RegisteredField;
  /** The address that the field holds. */
  address: string;
  onUploaded: (address: string) => void;
  hint: string | undefined;
};

/** The picture of an item: uploaded here, or one that stands somewhere else already. */
export const ItemPicture = ({ field, address, onUploaded, hint }: ItemPictureProps) => (
  <>
    <div className="full">
      <PictureField
        label="Picture"
        name="uploaded"
        value={address.startsWith("/media/") ? address : ""}
        onChange={onUploaded}
      />
    </div>
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
  </>
);
