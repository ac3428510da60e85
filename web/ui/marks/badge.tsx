import { Check, Clock, X } from "lucide-react";
import "./badge.css";

export type BadgeTone = "wait" | "ok" | "no" | "info" | "quiet";

const icons = { wait: Clock, ok: Check, no: X, info: Clock, quiet: Clock } satisfies Record<BadgeTone, unknown>;

type BadgeProps = { tone: BadgeTone; children: string };

/** A state, told by shape and text; the colour only repeats them. `info` is a request that waits for staff, `quiet` is of no urgency. */
export function Badge({ tone, children }: BadgeProps) {
  const Icon = icons[tone];
  return (
    <span className={`badge badge--${tone}`}>
      <Icon className="icon" />
      {children}
    </span>
  );
}
