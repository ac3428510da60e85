import { SwitchField } from "#web/ui/fields/switches/switch-field.tsx";
import type { RegisteredField } from "#web/ui/forms/use-submit-form.ts";

type OfferSwitchProps = {
  field: RegisteredField;
  /** The value that someone else has saved in the meantime. */
  stored: boolean | undefined;
};

/** Whether members can redeem the item. */
export const OfferSwitch = ({ field: { error: _error, ...field }, stored }: OfferSwitchProps) => (
  <div className="offer full">
    <SwitchField
      {...field}
      label="On offer"
      hint={
        stored === undefined
          ? "When on, members can see and redeem it. When off, it’s retired, and stays in the history of anyone who redeemed it."
          : `Saved by someone else: ${stored ? "on offer" : "retired"}`
      }
    />
  </div>
);
