import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { TabHead } from "#web/ui/lists/tab-head.tsx";
import { useAskedInAddress } from "#web/ui/overlays/use-asked-in-address.ts";
import { LinkList } from "./links/link-list.tsx";
import { NewLink } from "./links/new/new-link.tsx";
import { Sessions } from "./monitoring/sessions.tsx";
import "./access-tab.css";

/** Who is signed in with a temporary link, the links themselves, and a form to create one. */
export function AccessTab() {
  const [isMaking, setMaking] = useState(false);
  useAskedInAddress({
    create: () => {
      setMaking(true);
      return true;
    },
  });
  return (
    <>
      <TabHead
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
