import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accessTabTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { linkList } from "#web/features/access-links/access-links.queries.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { keepUnsent } from "#web/ui/forms/unsaved/unsaved.ts";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import { LinkForm, linkDraft } from "./link-form.tsx";
import { MadeLink } from "./made-link.tsx";
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
    keepUnsent(linkDraft, "");
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
