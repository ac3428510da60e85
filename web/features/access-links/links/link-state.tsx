import { Check, Clock, UserCheck, X } from "lucide-react";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import "#web/ui/marks/badge.css";

const looks = {
  active: { tone: "ok", Icon: Check, word: "Active" },
  used: { tone: "info", Icon: UserCheck, word: "Used" },
  inactive: { tone: "no", Icon: X, word: "Inactive" },
  expired: { tone: "over", Icon: Clock, word: "Expired" },
} as const;

export const stateNames = {
  active: looks.active.word,
  used: looks.used.word,
  inactive: looks.inactive.word,
  expired: looks.expired.word,
} as const;

/** Whether a link can still be opened, and if not, why. */
export function LinkState({ of: state }: { of: AccessLink["state"] }) {
  const { tone, Icon, word } = looks[state];
  return (
    <span className={`badge badge--${tone}`}>
      <Icon className="icon" />
      {word}
    </span>
  );
}
