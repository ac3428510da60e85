import type { ReactNode } from "react";
import { formatNumber } from "#web/ui/format/numbers.ts";
import "#web/ui/styles/sloped-block.css";
import "./waiting.css";

export type WaitingFor = { title: string; text: ReactNode; action: ReactNode };

/** What is waiting for the member, with the number of things first. */
export const Waiting = ({ items }: { items: WaitingFor[] }) => (
  <section className="waiting sloped-block" aria-labelledby="waiting-heading">
    {items.length === 0 ? (
      <div className="waiting__none">
        <h2 id="waiting-heading">Nothing is waiting for you</h2>
        <p className="lead">When something is, you’ll see it here first.</p>
      </div>
    ) : (
      <>
        <h2 id="waiting-heading">
          <b className="numerals">{formatNumber(items.length)}</b> <span>Waiting for you</span>
        </h2>
        <ul>
          {items.map(({ title, text, action }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
              <div>{action}</div>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);
