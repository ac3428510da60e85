import { Check, Clock, TriangleAlert, X } from "lucide-react";
import "./badge.css";

export type BadgeTone = "wait" | "warn" | "ok" | "no" | "info" | "quiet";

const icons = { wait: Clock, warn: TriangleAlert, ok: Check, no: X, info: Clock, quiet: Clock } satisfies Record<
  BadgeTone,
  unknown
>;

type BadgeProps = { tone: BadgeTone; children: string };

/** A state, shown by shape and text; the colour only repeats them. `info` is waiting for staff, and `quiet` isn't urgent. */
export function Badge({ tone, children }: BadgeProps) {
  const Icon = icons[tone];
  return (
    <span className={`badge badge--${tone}`}>
      <Icon className="icon" />
      {children}
    </span>
  );
}
