import type { ReactNode } from "react";
import "./settings-section.css";

type SettingsSectionProps = {
  id: string;
  title: string;
  /** A description, beside the form. */
  about: ReactNode;
  children: ReactNode;
};

/** One setting of a member's account. */
export const SettingsSection = ({ id, title, about, children }: SettingsSectionProps) => (
  <section className="setting" id={id} aria-labelledby={`${id}-heading`}>
    <div>
      <h2 id={`${id}-heading`}>{title}</h2>
      <div className="setting__about">{about}</div>
    </div>
    <div className="setting__body">{children}</div>
  </section>
);
