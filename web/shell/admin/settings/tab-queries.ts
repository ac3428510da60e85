import { binKindsOf } from "#contract/bin/constants.ts";
import { passwordList, userList, userListOptions } from "#web/features/accounts/admin/registered-users.queries.ts";
import { auditEntries, auditOptionsIn } from "#web/features/audit-log/audit-log.queries.ts";
import { binList, binListOptions } from "#web/features/bin/bin.queries.ts";
import { tabQueries as channelQueries } from "#web/features/channels/admin/channels.queries.ts";
import { discordConnection } from "#web/features/discord/admin/discord.queries.ts";
import { health } from "#web/features/health/health.queries.ts";
import { liveState } from "#web/features/live/admin/live-state.queries.ts";
import { accountList, accountListOptions } from "#web/features/staff/accounts/staff-accounts.queries.ts";
import {
  factorPolicy,
  ownEmail,
  ownSecondFactor,
  ownSessions,
} from "#web/features/staff/sign-in-settings/sign-in-settings.queries.ts";
import { videoList } from "#web/features/videos/admin/video-admin.queries.ts";
import { queueList, queueListOptions, videoChannel } from "#web/features/videos/admin/video-queue.queries.ts";
import { mayUse, type SignedIn } from "#web/shell/admin/tabs/dashboard-tabs.ts";
import { type Address, type ListOf, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";
import { partIn } from "./settings-parts.ts";

/** Returns the queries of the selected part. */
export function tabQueries(search: Address, staff: SignedIn) {
  const asked = (list: ListOf) => listOptionsIn(search, list);
  switch (partIn(search, staff)) {
    case "site":
      return mayUse(staff, "permanent", "read") ? [factorPolicy()] : [];
    case "sign-in":
      return [ownSecondFactor(), ownSessions(), ownEmail()];
    case "people":
      return mayUse(staff, "permanent", "read")
        ? [passwordList(asked(userListOptions)), accountList(asked(accountListOptions))]
        : [userList(asked(userListOptions))];
    case "videos":
      return [videoChannel(), queueList(asked(queueListOptions)), videoList()];
    case "channels":
      return [...channelQueries(), liveState(), videoChannel()];
    case "discord":
      return [discordConnection()];
    case "bin":
      return [binList(asked(binListOptions), binKindsOf(staff.role))];
    case "audit":
      return [auditEntries(auditOptionsIn(search))];
    case "health":
      return [health()];
  }
}
