import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { accessTabTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { linkList } from "#web/features/access-links/access-links.queries.ts";
import { LinkAddress } from "#web/features/access-links/links/link-address.tsx";
import { useCopying } from "#web/features/access-links/links/use-copying.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { clearUnsent } from "#web/ui/forms/unsaved/unsaved.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import { LinkForm, linkDraftKey } from "./link-form.tsx";
import "./new-link.css";

/** Creates a link, and shows it until closed. Unless closed with Cancel, the form keeps what was typed. */
export function NewLink({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [made, setMade] = useState<AccessLink>();
  const [cancelled, setCancelled] = useState(0); // the key of the form, so that cancelling empties it
  const { data } = useInfiniteQuery({ ...linkList({}), enabled: made !== undefined });
  const latest = data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === made?.id) ?? made;

  function handleMade(link: AccessLink) {
    toast({ title: accessTabTexts.created });
    setMade(link);
    void queryClient.invalidateQueries({ queryKey: [accessLinksApi.list.path] });
  }
  function handleClose() {
    onClose();
    setMade(undefined);
  }
  function handleCancel() {
    clearUnsent(linkDraftKey);
    setCancelled(cancelled + 1);
    handleClose();
  }
  return (
    <EditorSheet
      className="new-link"
      title="New link"
      isOpen={isOpen}
      onClose={handleClose}
      contentKey={latest?.id ?? "form"}
    >
      {latest ? (
        <MadeLink key={latest.id} link={latest} onAnother={() => setMade(undefined)} />
      ) : (
        <LinkForm key={cancelled} onMade={handleMade} onCancel={handleCancel} />
      )}
    </EditorSheet>
  );
}

type MadeLinkProps = { link: AccessLink; onAnother: () => void };

const headings = {
  active: "Your link is ready",
  used: "Your link has been used",
  inactive: "Your link is switched off",
  expired: "Your link has expired",
} as const;

/** The new link and its state. Receives the focus, since it's what the admin asked for. */
function MadeLink({ link, onAnother }: MadeLinkProps) {
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
