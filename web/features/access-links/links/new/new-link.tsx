import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { accessTabTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { linkList } from "#web/features/access-links/access-links.queries.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { LinkForm } from "./link-form.tsx";
import { MadeLink } from "./made-link.tsx";
import "./new-link.css";

type NewLinkProps = { made: AccessLink | undefined; onMade: (link: AccessLink) => void };

/** Makes a link, and shows the one that was made last. */
export function NewLink({ made, onMade }: NewLinkProps) {
  const headingId = useId();
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const { data } = useInfiniteQuery({ ...linkList({}), enabled: made !== undefined });
  const latest = data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === made?.id) ?? made;

  function handleMade(link: AccessLink) {
    toast({ title: accessTabTexts.created });
    onMade(link);
    setRound(round + 1);
    void queryClient.invalidateQueries({ queryKey: [accessLinksApi.list.path] });
  }
  return (
    <section className="card new-link" id="new-link" tabIndex={-1} aria-labelledby={headingId}>
      {latest && <MadeLink key={latest.id} link={latest} />}
      <h3 id={headingId}>New link</h3>
      <LinkForm key={round} onMade={handleMade} />
    </section>
  );
}
