import { z } from "zod/mini";
import { currentPassword } from "#contract/staff/own-account/forms.ts";
import { lineField } from "#contract/text-fields.ts";
import { secondFactorTexts as say } from "./constants.ts";

/** Six digits from an authenticator app, or a recovery code with any spacing. */
const code = lineField({ min: 1, max: 40, required: say.code });

export const CodeRequest = z.strictObject({ code });
export type CodeRequest = z.infer<typeof CodeRequest>;

export const passkeyName = lineField({ min: 1, max: 60, required: say.name });
export const PasskeyOptionsRequest = z.strictObject({ name: passkeyName, currentPassword });
export type PasskeyOptionsRequest = z.infer<typeof PasskeyOptionsRequest>;
