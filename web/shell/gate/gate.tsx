import type { ReactNode } from "react";
import { gateSeed } from "#contract/art/art.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { titleWidth } from "#web/ui/format/title-width.ts";
import { Terrain } from "#web/ui/pictures/terrain.tsx";
import "#web/ui/styles/sloped-block.css";
import "./gate.css";

type GateProps = {
  title: string;
  lead: string;
  /** What is behind the gate, or what to know. */
  points?: readonly string[];
  /** Whether the points are read before anything is pressed. On a phone, they're then above the ways in. */
  isReadFirst?: boolean;
  /** The heading above the `children`, which are the ways in. */
  ask: string;
  reason?: ReactNode;
  children: ReactNode;
};

/** Shown in place of a page that is closed to this visitor: what the page is for, and the ways in. */
export const Gate = ({ title, lead, points, isReadFirst, ask, reason, children }: GateProps) => (
  <div className={isReadFirst ? "gate gate--read-first" : "gate"}>
    <Terrain className="gate__land" preset="locked" seed={gateSeed(title)} />
    <div className="wrap gate__inner">
      <div>
        <h1 style={titleWidth(title)}>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <section className="gate__card" aria-labelledby="gate-heading">
        <div className="sloped-block">
          <h2 id="gate-heading">{ask}</h2>
          {reason && <p>{reason}</p>}
          <div className="gate__ways">{children}</div>
        </div>
      </section>
      {points && (
        <ul className={areBrief(points) ? "gate__points gate__points--brief" : "gate__points"}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  </div>
);

/** Short points are set large, as the page's contents. */
const areBrief = (points: readonly string[]) => points.every((point) => point.length <= 52);

/** Links for visitors to members' pages. With `returnUrl`, they come back to this page. */
export function MemberWays({ returnUrl }: { returnUrl?: string }) {
  const query = returnUrl ? (`?${new URLSearchParams({ returnUrl })}` as const) : "";
  return (
    <>
      <a className={buttonClass()} href={`/login${query}`}>
        Sign In
      </a>
      <a className={buttonClass({ variant: "light" })} href={`/register${query}`}>
        Create Account
      </a>
    </>
  );
}

export const BackToHome = () => (
  <TextLink className="text-link" href="/">
    Back to Home
  </TextLink>
);

/** For pages that only a script can open, such as those of emailed links. */
export const NeedsScript = () => (
  <noscript>
    <p>This page needs JavaScript.</p>
  </noscript>
);
