import { Field } from "#web/design/field.tsx";

type ItemPictureProps = { value: string; hint: string | undefined; error: string | undefined };

/** The picture of an item, by its address. */
export const ItemPicture = ({ value, hint, error }: ItemPictureProps) => (
  <Field
    label="Picture"
    hint={hint ?? "Optional. An address that starts with https://; without one a picture is drawn from the name."}
    error={error}
    isFull
  >
    {(wiring) => <input {...wiring} name="imageUrl" inputMode="url" autoComplete="off" defaultValue={value} />}
  </Field>
);
