import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { pages } from "#web/api/queries.ts";

export const achievementList = () => pages(achievementsAdminApi.listForStaff, { query: { limit: "100" } });
