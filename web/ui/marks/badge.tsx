import { Check, Clock, X } from "lucide-react";
import "./badge.css";

export type BadgeTone = "wait" | "ok" | "no" | "info";

const icons = { wait: Clock, ok: Check, no: X, info: Clock } satisfies Record<BadgeTone, unknown>;

type BadgeProps = { tone: BadgeTone; children: string };

/** A state, told by a shape and a word; its colour only repeats them. `info` waits for someone else than the reader. */
export function Badge({ tone, children }: BadgeProps) {
  const Icon = icons[tone];
  return (
    <span className={`badge badge--${tone}`}>
      <Icon className="icon" />
      {children}
    </span>
  );
}
