import { RedeemRequest } from "#contract/points/forms.ts";
import { checkOf } from "#web/design/problems.ts";

/** Brings zod along, so load it late. */
export const problemsOf = checkOf(RedeemRequest.pick({ discordUsername: true }));
