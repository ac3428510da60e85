import { linkSorts, linkStates } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { achievementSorts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import { applicationSorts, applicationStatuses } from "#contract/applications/constants.ts";
import { auditSorts } from "#contract/audit-log/constants.ts";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { binKinds, binSorts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { messageSorts, messageStates } from "#contract/contact-messages/constants.ts";
import { newsStatuses } from "#contract/news/constants.ts";
import { articleSorts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playerSorts } from "#contract/players/constants.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import {
  itemSorts,
  pointsUserSorts,
  redemptionSorts,
  redemptionStatuses,
  transactionSorts,
  transactionTypes,
} from "#contract/points/constants.ts";
import { accountSorts, userSorts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { otherQueueStates, queueSorts } from "#contract/videos/queue/constants.ts";
import { videoQueueApi } from "#contract/videos/queue/endpoints.ts";

type Filters = Record<string, readonly string[]>;
type DashboardList = { name: string; path: string; sorts: readonly string[]; filters: Filters };

const list = ({ path }: { path: string }, sorts: readonly string[], filters: Filters = {}): DashboardList => ({
  name: path.replace("/api/admin/", ""),
  path,
  sorts,
  filters,
});

/** The dashboard's lists: what each can be sorted by, and some values of its filters. */
export const everyList: DashboardList[] = [
  list(contactMessagesAdminApi.list, messageSorts, { state: messageStates }),
  list(staffAccountsApi.users, userSorts),
  list(staffAccountsApi.passwords, userSorts),
  list(staffAccountsApi.accounts, accountSorts),
  list(pointsAdminApi.users, pointsUserSorts),
  list(pointsAdminApi.allItems, itemSorts),
  list(pointsAdminApi.allRedemptions, redemptionSorts, { status: redemptionStatuses }),
  list(pointsAdminApi.allTransactions, transactionSorts, { type: transactionTypes }),
  list(applicationsAdminApi.list, applicationSorts, { status: applicationStatuses, type: ["coach"] }),
  list(playersAdminApi.listForStaff, playerSorts),
  list(achievementsAdminApi.listForStaff, achievementSorts),
  list(newsDeskApi.list, articleSorts, { status: newsStatuses }),
  list(accessLinksApi.list, linkSorts, { state: linkStates }),
  list(videoQueueApi.list, queueSorts, { state: otherQueueStates }),
  list(binApi.list, binSorts, { kind: binKinds.slice(0, 2) }),
  list(auditLogApi.list, auditSorts, {
    kind: ["demonstration", "news"],
    by: ["members", "everyone"],
    person: ["Ida", "console"],
    from: ["2026-01-01"],
  }),
];
