import { useEffect, useRef } from "react";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { Key } from "#web/design/key.tsx";
import { Moment } from "#web/design/moment.tsx";
import { LinkAddress } from "./link-address.tsx";
import { useCopying } from "./use-copying.ts";

type MadeLinkProps = { link: AccessLink };

/** The link that was made just now. The keyboard goes on here: it is what somebody wanted. */
export function MadeLink({ link: { linkCode, role, expiresAt } }: MadeLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const copying = useCopying(linkCode);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="madelink">
      <h3 className="madelink__ready" ref={heading} tabIndex={-1}>
        Your link is ready
      </h3>
      <p>
        {staffRoleLabels[role]}, until <Moment at={expiresAt} />. It works once, for whoever opens it first.
      </p>
      <LinkAddress copying={copying} label="The new link" />
      <Key face="bone" small onClick={copying.copy}>
        Copy
      </Key>
    </div>
  );
}
