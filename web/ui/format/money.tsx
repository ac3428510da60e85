import { formatMoney } from "#contract/money.ts";
import { useTeam } from "#web/api/team.ts";

/** An amount in the team's currency. */
export const Money = ({ amount }: { amount: number }) => formatMoney(amount, useTeam());
