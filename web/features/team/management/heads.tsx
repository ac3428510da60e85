import type { ReactNode } from "react";
import { portraitOf } from "#web/features/team/portrait.ts";
import { team } from "#web/team.ts";
import "./heads.css";

/** The heads of management. `children` introduce them. */
export const Heads = ({ children }: { children: ReactNode }) => (
  <section className="heads paper cut" aria-labelledby="heads-heading">
    <div className="wrap">
      <div className="heads__note">
        <h2 id="heads-heading">Management</h2>
        <p className="heads__about">Write to them about sponsorship, media or working together.</p>
        <p className="heads__go">{children}</p>
      </div>
      <ul data-reveal>
        {team.management.heads.map(({ name, title, about }) => (
          <li key={name}>
            <img src={portraitOf(name)} alt="" loading="lazy" />
            <div>
              <h3>{name}</h3>
              <p className="heads__title">{title}</p>
              <p className="muted">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
