import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { LinkAddress } from "./link-address.tsx";
import { LinkState } from "./link-state.tsx";
import { useCopying } from "./use-copying.ts";

type LinkRowProps = { link: AccessLink; onDeactivate: (link: AccessLink) => void };

export function LinkRow({ link, onDeactivate }: LinkRowProps) {
  const { role, description, state, linkCode, createdBy, createdAt, usedBy, usedAt, expiresAt } = link;
  const copying = useCopying(linkCode);
  const which = <span className="visually-hidden"> the link for {description || staffRoleLabels[role]}</span>;
  return (
    <tr>
      <td>
        {description ? <b>{description}</b> : <b className="muted">No description</b>}
        <span className="tbl__sub">
          {staffRoleLabels[role]}, created by {createdBy ?? "a deleted account"}, <LocalTime at={createdAt} />
        </span>
        {usedAt && (
          <span className="tbl__sub">
            Used by {usedBy}, <LocalTime at={usedAt} />
          </span>
        )}
        {linkCode && copying.hasFailed && <LinkAddress copying={copying} label="Its address" />}
      </td>
      <td>
        <LinkState of={state} />
      </td>
      <td>
        <span className="links__label">Expires </span>
        <LocalTime at={expiresAt} />
      </td>
      <td className="r tbl__actions">
        {state === "active" && (
          <>
            {linkCode && <TextButton onClick={copying.copy}>Copy{which}</TextButton>}
            <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDeactivate(link)}>
              Deactivate{which}
            </TextButton>
          </>
        )}
      </td>
    </tr>
  );
}
