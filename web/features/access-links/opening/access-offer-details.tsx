import type { AccessOffer } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import "./opening.css";

/** What the link grants, and until when. */
export const AccessOfferDetails = ({ offer: { role, description, expiresAt } }: { offer: AccessOffer }) => (
  <dl className="offered">
    <div>
      <dt>Role</dt>
      <dd>{staffRoleLabels[role]}</dd>
    </div>
    <div>
      <dt>Until</dt>
      <dd>
        <LocalTime at={expiresAt} />
      </dd>
    </div>
    {description && (
      <div>
        <dt>Purpose</dt>
        <dd>{description}</dd>
      </div>
    )}
  </dl>
);
