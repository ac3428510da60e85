import { accessTabTexts } from "#contract/access-links/constants.ts";
import { Field } from "#web/ui/fields/field.tsx";
import type { Copying } from "./use-copying.ts";

/** A link's full address, to copy by hand. Only rendered in the browser, which knows the origin. */
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
