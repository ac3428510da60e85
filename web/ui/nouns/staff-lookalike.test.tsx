import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { query } from "#web/api/queries.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { StaffLookalike } from "./staff-lookalike.tsx";

function draw(names: (string | null | undefined)[], staff: string[] | undefined = ["Boss", "José"]) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(query(staffAccountsApi.names).queryKey, staff);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StaffLookalike names={names} />
    </QueryClientProvider>,
  );
}

test.each([
  [["boss"]],
  [["  BOSS "]],
  [["bo\u200bss"]],
  [["ｂｏｓｓ"]],
  [["b\u043ess"]],
  [["jose\u0301"]],
  [[null, undefined, "Someone", "Boss"]],
])("the names %j are marked, because staff have one of them", (names) => {
  expect(draw(names)).toContain("Has a staff member’s name");
});

test.each([[["bossy"]], [["Jose"]], [[""]], [[null, undefined]], [[]]])("the names %j aren't marked", (names) => {
  expect(draw(names)).toBe("");
});

test("nobody is marked while the names of staff aren't known", () => {
  expect(draw(["boss"], [])).toBe("");
});
