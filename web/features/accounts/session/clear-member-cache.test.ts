import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import type { Call, Endpoint } from "#contract/endpoint.ts";
import { clearMemberCache, memberPaths } from "./clear-member-cache.ts";

type Tables<Row> = Record<string, Record<string, Record<string, Row>>>;
const places: Tables<Endpoint> = import.meta.glob(["#contract/**/endpoints.ts"], { eager: true });
const schemas: Tables<Call> = import.meta.glob(["#contract/**/schemas.ts"], { eager: true });

const endpoints = Object.entries(places).flatMap(([file, tables]) =>
  Object.entries(tables).flatMap(([table, rows]) => {
    const calls = schemas[file.replace("endpoints", "schemas")]?.[table.replace(/Api$/, "Calls")];
    return Object.entries(rows).map(([name, endpoint]) => ({ ...endpoint, access: calls?.[name]?.access }));
  }),
);

test("answers to members' calls are dropped when they sign out", () => {
  const forMembers = endpoints.filter(({ access, method }) => access === "member" && method === "GET");
  expect(forMembers.map(({ path }) => path)).toContain(accountsApi.sessions.path);
  const kept = forMembers.filter(({ path }) => !memberPaths.some((start) => path.startsWith(start)));
  expect(kept).toEqual([]);
});

test("public answers stay, and so does the one about who is signed in", () => {
  const queryClient = new QueryClient();
  for (const path of ["/api/players", accountsApi.me.path, accountsApi.sessions.path])
    queryClient.setQueryData([path, {}], "an answer");
  clearMemberCache(queryClient);
  const kept = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [path] }) => path);
  expect(kept).toEqual(["/api/players", accountsApi.me.path]);
});
