import { z } from "zod/mini";
import { RedeemRequest } from "#contract/points/forms.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";

/** Brings zod along, so load it late. */
export const problemsOf = checkOf(z.pick(RedeemRequest, { discordUsername: true }));
