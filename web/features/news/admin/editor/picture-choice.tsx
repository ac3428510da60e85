import { Field } from "#web/ui/fields/field.tsx";
import { PictureField } from "#web/ui/pictures/picture-field.tsx";
import type { ArticleFieldProps } from "./article-values.ts";
import { ConflictValue } from "./conflict-value.tsx";

type PictureChoiceProps = {
  label: string;
  name: "imageUrl" | "authorImage";
  writing: ArticleFieldProps;
  /** The address of the picture to show if there is none, or it doesn't load. */
  standIn?: string | undefined;
  hint?: string;
};

/** A picture: uploaded here, or given by its address. */
export function PictureChoice({ label, name, writing, ...instead }: PictureChoiceProps) {
  const address = writing.values[name];
  const isUploaded = address.startsWith("/media/");
  const put = (url: string) => writing.onChange(name === "imageUrl" ? { imageUrl: url } : { authorImage: url });
  return (
    <div className="editor__picture full">
      <PictureField
        label={label}
        name={`${name}Uploaded`}
        value={isUploaded ? address : ""}
        onChange={put}
        {...instead}
      />
      <div>
        <Field
          label={`${label} address`}
          hint={
            isUploaded
              ? "The picture you uploaded. To use one from elsewhere, enter an address that starts with https://"
              : "Optional. The address of a picture elsewhere, starting with https://"
          }
          error={writing.problems[name]}
        >
          {(inputProps) => (
            <input
              {...inputProps}
              name={name}
              inputMode="url"
              autoComplete="off"
              value={address}
              onChange={({ target }) => put(target.value)}
            />
          )}
        </Field>
        <ConflictValue writing={writing} name={name} label={label} />
      </div>
    </div>
  );
}
