import { useEffect, useRef } from "react";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { LinkAddress } from "#web/features/access-links/links/link-address.tsx";
import { useCopying } from "#web/features/access-links/links/use-copying.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";

type MadeLinkProps = { link: AccessLink };

/** The link that was made just now. The keyboard goes on here: it is what somebody wanted. */
export function MadeLink({ link: { linkCode, role, expiresAt } }: MadeLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const copying = useCopying(linkCode);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="made-link">
      <h3 className="made-link__ready" ref={heading} tabIndex={-1}>
        Your link is ready
      </h3>
      <p>
        {staffRoleLabels[role]}, until <LocalTime at={expiresAt} />. It works once, for the first person to use it.
      </p>
      <LinkAddress copying={copying} label="The new link" />
      <Button variant="light" small onClick={copying.copy}>
        Copy
      </Button>
    </div>
  );
}
