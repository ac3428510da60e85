import { accessTabTexts } from "#contract/access-links/constants.ts";
import { Field } from "#web/ui/fields/field.tsx";
import type { Copying } from "./use-copying.ts";

/** The whole address of a link, to copy by hand. Only a browser shows it: it begins with where the browser is. */
export const LinkAddress = ({ copying, label }: { copying: Copying; label: string }) => (
  <Field label={label} error={copying.hasFailed ? accessTabTexts.copyByHand : undefined}>
    {(inputProps) => (
      <input
        {...inputProps}
        readOnly
        ref={copying.field}
        value={copying.address()}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    )}
  </Field>
);
