import { TextField } from "#web/ui/forms/text-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";
import { PictureField } from "#web/ui/pictures/picture-field.tsx";

type ItemPictureProps = {
  field: RegisteredField;
  /** The current value of the field. */
  address: string;
  onUploaded: (address: string) => void;
  hint: string | undefined;
};

/** An item's picture: uploaded here, or given by its address. */
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
