import { useId } from "react";

type OfferSwitchProps = {
  isOn: boolean;
  /** What somebody else has saved meanwhile. */
  stored: boolean | undefined;
};

/** Whether members can redeem the item. */
export function OfferSwitch({ isOn, stored }: OfferSwitchProps) {
  const hint = useId();
  const isDifferent = stored !== undefined && stored !== isOn;
  return (
    <div className="offer full">
      <label>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a box tells by itself whether it is checked */}
        <input type="checkbox" role="switch" name="isActive" defaultChecked={isOn} aria-describedby={hint} />
        <i aria-hidden="true" />
        On offer
      </label>
      <p className="hint" id={hint}>
        {isDifferent
          ? `Saved meanwhile: ${stored ? "on offer" : "retired"}`
          : "Members see and redeem it. Off, it is retired: whoever redeemed it keeps it in their history."}
      </p>
    </div>
  );
}
