import type { ReactNode } from "react";
import "./settings-section.css";

type SettingsSectionProps = {
  id: string;
  title: string;
  /** What it is about, beside its form. */
  about: ReactNode;
  children: ReactNode;
};

/** One thing that a member can change about their account. */
export const SettingsSection = ({ id, title, about, children }: SettingsSectionProps) => (
  <section className="setting" id={id} aria-labelledby={`${id}-heading`}>
    <div>
      <h2 id={`${id}-heading`}>{title}</h2>
      <div className="setting__about">{about}</div>
    </div>
    <div className="setting__body">{children}</div>
  </section>
);
