import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { accountsApi } from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { dropMemberAnswers, memberPaths } from "./member-answers.ts";

const contracts = import.meta.glob<Record<string, unknown>>(["#contract/*.ts", "!**/*.test.ts"], { eager: true });

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;

const endpoints = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []))
  .filter(isEndpoint);

test("the answer of every call for members is forgotten when they sign out", () => {
  const forMembers = endpoints.filter(({ access, method }) => access === "member" && method === "GET");
  expect(forMembers.map(({ path }) => path)).toContain(accountsApi.sessions.path);
  const kept = forMembers.filter(({ path }) => !memberPaths.some((start) => path.startsWith(start)));
  expect(kept).toEqual([]);
});

test("what everybody may read stays, and so does the answer to who one is", () => {
  const queryClient = new QueryClient();
  for (const path of ["/api/players", accountsApi.me.path, accountsApi.sessions.path])
    queryClient.setQueryData([path, {}], "an answer");
  dropMemberAnswers(queryClient);
  const kept = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [path] }) => path);
  expect(kept).toEqual(["/api/players", accountsApi.me.path]);
});
