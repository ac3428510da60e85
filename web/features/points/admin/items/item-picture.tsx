import { useState } from "react";
import { Field } from "#web/ui/fields/field.tsx";
import { PictureField } from "#web/ui/pictures/picture-field.tsx";

type ItemPictureProps = { value: string; hint: string | undefined; error: string | undefined };

/** The picture of an item: uploaded here, or one that stands somewhere else already. */
export function ItemPicture({ value, hint, error }: ItemPictureProps) {
  const [address, setAddress] = useState(value);
  const uploaded = address.startsWith("/media/") ? address : "";
  return (
    <>
      <div className="full">
        <PictureField label="Picture" name="uploaded" value={uploaded} onChange={setAddress} />
      </div>
      <Field
        label="Picture address"
        hint={
          hint ?? "Optional: of a picture elsewhere, starting with https://. Without any, one is drawn from the name."
        }
        error={error}
        isFull
      >
        {(wiring) => (
          <input
            {...wiring}
            name="imageUrl"
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
    </>
  );
}
