import { useState } from "react";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { JumpToForm } from "#web/ui/actions/main-action.tsx";
import { LinkList } from "./links/link-list.tsx";
import { NewLink } from "./links/new/new-link.tsx";
import { Sessions } from "./monitoring/sessions.tsx";
import "#web/ui/styles/card.css";
import "./access-tab.css";

/** Who is signed in with a temporary link, the links, and the form that makes one. */
export function AccessTab() {
  const [made, setMade] = useState<AccessLink>();
  const forget = (id: string) => setMade((latest) => (latest?.id === id ? undefined : latest));
  return (
    <>
      <div className="tab-head">
        <h2>Temp Access</h2>
      </div>
      <div className="split">
        <div className="access-tab">
          <Sessions />
          <LinkList onDeactivated={forget} />
        </div>
        <NewLink made={made} onMade={setMade} />
      </div>
      <JumpToForm id="new-link">New link</JumpToForm>
    </>
  );
}
