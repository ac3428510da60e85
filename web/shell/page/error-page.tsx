import type { ReactNode } from "react";
import { Ramp } from "#web/ui/pictures/ramp.tsx";
import { Terrain } from "#web/ui/pictures/terrain.tsx";
import "./error-page.css";

type ErrorPageProps = {
  /** Drawn as wide as the page. */
  word: string;
  heading: string;
  /** Below the word. */
  meaning: string;
  title: string;
  lead: string;
  seed: string;
  /** Links to go on from here. */
  children: ReactNode;
};

/** A full page shown instead of the requested one. */
export const ErrorPage = ({ word, heading, meaning, title, lead, seed, children }: ErrorPageProps) => (
  <div className="error-page">
    <Terrain className="error-page__land" preset="contact" seed={seed} />
    <div className="wrap error-page__note">
      <p className="display">{title}</p>
      <p className="lead">{lead}</p>
      <p className="error-page__go">{children}</p>
    </div>
    <div className="wrap error-page__num">
      <h1>
        <span className="visually-hidden">{heading}</span>
        <Ramp word={word} variant="void" />
      </h1>
      <div className="error-page__base">{meaning}</div>
    </div>
  </div>
);
