import { expect, test } from "vitest";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { query } from "#web/api/queries.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { keepDraft, newestDraft } from "#web/browser-state/draft-store.ts";
import { staffSession } from "./staff.queries.ts";
import { clearStaffCache, signedInStaff, signStaffOut } from "./staff-session.ts";

test("nothing that staff read or typed is left once they have signed out", async () => {
  const queryClient = createQueryClient();
  const staff = { isAdmin: true, username: "ada", role: "admin", adminId: "1" } as const;
  queryClient.setQueryData(staffSession().queryKey, staff);
  queryClient.setQueryData(query(playersApi.list).queryKey, []);
  for (const path of [playersAdminApi.listForStaff.path, calendarApi.events.path])
    queryClient.setQueryData([path, { query: { limit: "100" } }, "pages"], "what only staff may read");
  keepDraft("a new player", { before: { gamertag: "" }, typed: { gamertag: "Ridge" } });
  const form = { password: "short grass 8" };
  const sent = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => "done", gcTime: 300_000 });
  await sent.execute(form);

  signStaffOut(queryClient);
  clearStaffCache(queryClient);
  expect(signedInStaff(queryClient)).toBeNull();
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual([staffSession().queryKey[0], playersApi.list.path]);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  expect(newestDraft("a new player")).toBeUndefined();
});

test("a form that was sent is dropped once nothing shows it", async () => {
  const queryClient = createQueryClient();
  const sent = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => "done" });
  await sent.execute({ password: "short grass 8" });
  await expect.poll(() => queryClient.getMutationCache().getAll()).toEqual([]);
});
