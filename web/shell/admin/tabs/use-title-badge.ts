import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type BadgeName, badges, writtenCount } from "#web/api/badges.ts";

/** Puts the count of what's waiting in the selected tab in front of the page's title. */
export function useTitleBadge(name: BadgeName | undefined) {
  const { data } = useQuery(badges());
  const badge = name && data?.[name];
  const written = badge && badge.count > 0 ? `(${writtenCount(badge)}) ` : "";
  useEffect(() => {
    const write = () => {
      const title = written + document.title.replace(/^\([\d,]+\+?\) /, "");
      if (document.title !== title) document.title = title;
    };
    write();
    const titles = new MutationObserver(write); // changing tabs rewrites the title
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => titles.disconnect();
  }, [written]);
}
