import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { useOpenFromAddress } from "#web/ui/overlays/use-open-from-address.ts";
import { LinkList } from "./links/link-list.tsx";
import { NewLink } from "./links/new-link.tsx";
import { Sessions } from "./links/sessions.tsx";
import "./access-tab.css";

/** Who is signed in with a temporary link, the links themselves, and a form to create one. */
export function AccessTab() {
  const [isMaking, setMaking] = useState(false);
  useOpenFromAddress({
    create: () => {
      setMaking(true);
      return true;
    },
  });
  return (
    <>
      <DashboardTabHead
        name="Temp Access"
        action={
          <Button small aria-haspopup="dialog" onClick={() => setMaking(true)}>
            New link
          </Button>
        }
      />
      <div className="access-tab">
        <Sessions />
        <LinkList />
      </div>
      <NewLink isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}
