import { SwitchField } from "#web/ui/fields/switches/switch-field.tsx";

type OfferSwitchProps = {
  isOn: boolean;
  /** What somebody else has saved meanwhile. */
  stored: boolean | undefined;
};

/** Whether members can redeem the item. */
export function OfferSwitch({ isOn, stored }: OfferSwitchProps) {
  const isDifferent = stored !== undefined && stored !== isOn;
  return (
    <div className="offer full">
      <SwitchField
        name="isActive"
        label="On offer"
        defaultChecked={isOn}
        hint={
          isDifferent
            ? `Saved meanwhile: ${stored ? "on offer" : "retired"}`
            : "Members see and redeem it. Off, it is retired: whoever redeemed it keeps it in their history."
        }
      />
    </div>
  );
}
