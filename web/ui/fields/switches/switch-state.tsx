import "./switch.css";

/** How a switch stands, for those who may only look. */
export const SwitchState = ({ label, isOn }: { label: string; isOn: boolean | undefined }) => (
  <p className="switch-state">
    {label}: <b>{isOn === undefined ? "..." : isOn ? "On" : "Off"}</b>
    <span>Only an admin can change it.</span>
  </p>
);
