import type { QueryClient } from "@tanstack/react-query";
import { onRefusedCaller } from "#web/api.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { dropMemberAnswers } from "#web/features/accounts/member-answers.ts";
import { listenToOtherTabs, tellOtherTabs } from "#web/features/accounts/other-tabs.ts";
import { staffCheck } from "#web/features/staff/staff.queries.ts";

/** Keeps true what the page believes of the person before it, without asking unless there is a reason. */
export function keepVisitorCurrent(queryClient: QueryClient) {
  const believed = () => queryClient.getQueryData(me().queryKey)?.id ?? null;
  const askWhoItIs = (options = {}) => queryClient.invalidateQueries({ queryKey: me().queryKey }, options);

  onRefusedCaller((path, method) => {
    const hasJustAsked = method === "GET" && path === me().queryKey[0];
    if (!hasJustAsked && believed()) void askWhoItIs({ cancelRefetch: false }); // once, however many were refused
    const isStaff = queryClient.getQueryData(staffCheck().queryKey)?.isAdmin;
    if (isStaff) void queryClient.invalidateQueries({ queryKey: staffCheck().queryKey });
  });

  listenToOtherTabs((member) => {
    if (member === believed()) return;
    if (member === null) queryClient.setQueryData(me().queryKey, null);
    dropMemberAnswers(queryClient);
    if (member !== null) void askWhoItIs();
  });
  if (believed()) tellOtherTabs(believed()); // signed in by a page of its own, as through the provider
}
