import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { linkList } from "#web/features/access-links/access-links.queries.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { DeactivateLink } from "./deactivate-link.tsx";
import { LinkTable } from "./link-table.tsx";

type LinkListProps = { onDeactivated: (id: string) => void };

/** Every link that was made, newest first, and what became of it. */
export function LinkList({ onDeactivated }: LinkListProps) {
  const headingId = useId();
  const list = useInfiniteQuery(linkList());
  const [doomed, setDoomed] = useState<AccessLink>();
  const [isAsking, setAsking] = useState(false);

  function handleDeactivate(link: AccessLink) {
    setDoomed(link);
    setAsking(true);
  }
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Links</h3>
      <InfiniteList list={list} what="links" empty="No temporary links yet">
        {(links, isWhole) => (
          <LinkTable links={links} isWhole={isWhole} headingId={headingId} onDeactivate={handleDeactivate} />
        )}
      </InfiniteList>
      <DeactivateLink link={doomed} isOpen={isAsking} onDeactivated={onDeactivated} onClose={() => setAsking(false)} />
    </section>
  );
}
