import { useEffect, useRef } from "react";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { LinkAddress } from "#web/features/access-links/links/link-address.tsx";
import { useCopying } from "#web/features/access-links/links/use-copying.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";

type MadeLinkProps = { link: AccessLink; onAnother: () => void };

const headings = {
  active: "Your link is ready",
  used: "Your link has been used",
  inactive: "Your link is switched off",
  expired: "Your link has expired",
} as const;

/** The new link and its state. Receives the focus, since it's what the admin asked for. */
export function MadeLink({ link, onAnother }: MadeLinkProps) {
  const { linkCode, role, expiresAt, state } = link;
  const heading = useRef<HTMLHeadingElement>(null);
  const copying = useCopying(linkCode);
  useEffect(() => heading.current?.focus(), []);
  const another = (
    <button type="button" className="text-link" onClick={onAnother}>
      Make another link
    </button>
  );
  return (
    <div className="made-link">
      <h3 className="made-link__ready" ref={heading} tabIndex={-1}>
        {headings[state]}
      </h3>
      {state === "active" ? (
        <>
          <p>
            {staffRoleLabels[role]}, until <LocalTime at={expiresAt} />. It works once, for the first person to use it.
          </p>
          <LinkAddress copying={copying} label="The new link" />
          <div className="dialog__actions">
            <Button small onClick={copying.copy}>
              Copy
            </Button>
            {another}
          </div>
        </>
      ) : (
        <>
          <p>
            {link.usedBy ? `${link.usedBy} opened it. ` : ""}It can’t be opened again. Make a new link for anyone else.
          </p>
          {another}
        </>
      )}
    </div>
  );
}
