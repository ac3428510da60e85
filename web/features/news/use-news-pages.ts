import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import type { NewsCard } from "#contract/news/schemas.ts";
import { newsPage } from "./news.queries.ts";

type Status = "pending" | "error" | "success";

/** A list of news that grows by a page at a time. */
export type NewsPages = {
  articles: NewsCard[];
  first: { status: Status; refetch: () => void };
  /** The cursor of what comes next; null where nothing does. */
  next: string | null;
  /** The last page that was asked for beyond the first, and how many articles came with it. */
  older: { status: Status | "idle"; added: number };
  showMore: () => void;
};

/** Reads a page of news, and each one that is asked for after it; `from` is the cursor that the first begins with. */
export function useNewsPages(from: string | undefined): NewsPages {
  const [cursors, setCursors] = useState([from]);
  const pages = useQueries({ queries: cursors.map((cursor) => newsPage(cursor)) });
  const [first] = pages;
  const last = pages.at(-1);
  const read = pages.flatMap(({ data }) => data ?? []);
  const next = read.at(-1)?.next ?? null;

  function showMore() {
    if (last?.isError) void last.refetch();
    else if (next) setCursors([...cursors, next]);
  }

  return {
    articles: read.flatMap(({ rows }) => rows),
    first: { status: first?.status ?? "pending", refetch: () => void first?.refetch() },
    next,
    older: { status: pages.length === 1 ? "idle" : (last?.status ?? "idle"), added: last?.data?.rows.length ?? 0 },
    showMore,
  };
}
