import "./switch.css";

/** A switch's state, for staff who can't change it. */
export const SwitchState = ({ label, isOn }: { label: string; isOn: boolean | undefined }) => (
  <p className="switch-state">
    {label}: <b>{isOn === undefined ? "..." : isOn ? "On" : "Off"}</b>
    <span>Only an admin can change this.</span>
  </p>
);
