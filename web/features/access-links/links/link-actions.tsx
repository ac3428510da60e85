import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { LinkAddress } from "./link-address.tsx";
import { useCopying } from "./use-copying.ts";

type LinkActionsProps = { link: AccessLink; onDeactivate: (link: AccessLink) => void };

export function LinkActions({ link, onDeactivate }: LinkActionsProps) {
  const { role, description, linkCode } = link;
  const copying = useCopying(linkCode);
  const which = <span className="visually-hidden"> the link for {description || staffRoleLabels[role]}</span>;
  return (
    <>
      {linkCode && <TextButton onClick={copying.copy}>Copy{which}</TextButton>}
      <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDeactivate(link)}>
        Deactivate{which}
      </TextButton>
      {linkCode && copying.hasFailed && <LinkAddress copying={copying} label="Link address" />}
    </>
  );
}
