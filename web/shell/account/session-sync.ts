import type { QueryClient } from "@tanstack/react-query";
import { onUnauthorized } from "#web/api/api-client.ts";
import { judgePolls } from "#web/api/polling.ts";
import { forgetTyped } from "#web/browser-state/draft-store.ts";
import { listenToOtherTabs, type SignedInNow, tellOtherTabs } from "#web/browser-state/other-tabs.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { clearMemberCache, memberPaths } from "#web/features/accounts/session/clear-member-cache.ts";
import { isSessionOver, keepPage, sessionOver } from "#web/features/accounts/session/session-over.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { clearStaffCache, signedInStaff } from "#web/features/staff/staff-session.ts";

/** Asks once, even if several calls were refused together. */
const once = { cancelRefetch: false };

/** Keeps the page's view of who is signed in up to date, without extra requests. */
export function syncSession(queryClient: QueryClient) {
  /** Undefined if the page doesn't know, as in documents. */
  const memberHere = () => {
    const member = queryClient.getQueryData(me().queryKey);
    return member === undefined ? undefined : (member?.id ?? null);
  };
  const askWhoItIs = (options = {}) => queryClient.invalidateQueries({ queryKey: me().queryKey }, options);

  let isAsking = false;
  /** Called when saving was refused. Keeps the page and what was typed, whereas a refused read shows the page's gate. */
  async function askAboutWork() {
    isAsking = true;
    if (await isSessionOver()) keepPage(queryClient, true);
    isAsking = false;
  }

  onUnauthorized((path, method) => {
    const hasJustAsked = method === "GET" && path === me().queryKey[0];
    const isKept = isAsking || queryClient.getQueryData(sessionOver().queryKey);
    if (!hasJustAsked && memberHere() !== null && !isKept) {
      if (method === "GET") void askWhoItIs(once);
      else void askAboutWork();
    }
    const isStaff = queryClient.getQueryData(staffSession().queryKey)?.isAdmin;
    if (isStaff) void queryClient.invalidateQueries({ queryKey: staffSession().queryKey }, once);
  });

  function hearOf({ as, id }: SignedInNow) {
    if (as === "staff") {
      const staff = signedInStaff(queryClient);
      const here = staff ?? (location.pathname.startsWith("/admin/") && known.staff); // the dashboard stays when a session ends
      if (here && here !== id) leaveStaffPages(queryClient);
      else if (here && !staff) void queryClient.invalidateQueries(staffSession()); // signed in again
      return;
    }
    const here = memberHere();
    if (id !== null && queryClient.getQueryData(sessionOver().queryKey))
      void isSessionOver().then((isOver) => keepPage(queryClient, isOver));
    if (id === here) return;
    if (id === null) queryClient.setQueryData(me().queryKey, null);
    // Nothing typed is forgotten for a sign-in, unless it's another member's: a page that is opened says who is signed in, too.
    if (id === null || (here && id !== undefined)) {
      clearMemberCache(queryClient);
      forgetTyped(queryClient);
    }
    if (id !== null) void askWhoItIs();
  }
  listenToOtherTabs(hearOf);
  const [member, staff] = [memberHere(), signedInStaff(queryClient)];
  if (member) tellOtherTabs({ as: "member", id: member }); // signed in on a page of its own, such as through the provider
  if (staff) tellOtherTabs({ as: "staff", id: staff });
  const known = watchSession(queryClient);
  return hearOf;
}

/** Leaves the dashboard after a sign-out in another tab, so that nothing of it stays in memory. */
function leaveStaffPages(queryClient: QueryClient) {
  queryClient.setQueryData(staffSession().queryKey, { isAdmin: false });
  forgetTyped(queryClient); // or the browser would ask about it
  if (location.pathname.startsWith("/admin")) return location.replace("/");
  clearStaffCache(queryClient);
}

/**
 * Runs when the signed-in people may have changed: stops polling for those who left, and forgets what they typed. Returns who was
 * signed in last.
 */
function watchSession(queryClient: QueryClient) {
  const known = { member: "", staff: "" };

  function look() {
    const member = queryClient.getQueryData(me().queryKey);
    const staff = queryClient.getQueryData(staffSession().queryKey);
    const now = { member: member?.id ?? known.member, staff: signedInStaff(queryClient) ?? known.staff };
    const isAnother = (who: keyof typeof known) => known[who] !== "" && known[who] !== now[who];
    const isOtherMember = isAnother("member");
    if (isOtherMember) clearMemberCache(queryClient);
    if (isOtherMember || isAnother("staff")) forgetTyped(queryClient);
    Object.assign(known, now);
    judgePolls(queryClient, (path) =>
      path.startsWith("/api/admin/")
        ? staff?.isAdmin === false
        : member === null && memberPaths.some((start) => path.startsWith(start)),
    );
  }
  const people: unknown[] = [me().queryKey[0], staffSession().queryKey[0]];
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && people.includes(query.queryKey[0])) look();
  });
  look();
  return known;
}
