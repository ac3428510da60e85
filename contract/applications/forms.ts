import { z } from "zod/mini";
import { choice } from "#contract/fields.ts";
import { lineField, textField } from "#contract/text-fields.ts";
import {
  advertisingResponses,
  ages,
  applicationTexts,
  detailedAnswer,
  managementHours,
  managementTypes,
  racistResponses,
  scamResponses,
  staffHours,
  yesNoMaybe,
} from "./constants.ts";

const say = applicationTexts;
const short = (required: string) => lineField({ min: 1, max: 80, required });
const detailed = textField({ ...detailedAnswer, required: say.detailed });
const option = <const Options extends readonly string[]>(options: Options) => z.enum(options, { error: say.option });
/** Left out where the team has no address on Discord. The service asks for it otherwise. */
export const onDiscord = <Field extends z.ZodMiniType>(field: Field) =>
  z.optional(field).check(z.describe("Required if the team has an address on Discord"));
const oldEnough = (required: string) =>
  choice(ages, required).check(z.refine((age) => age !== "Under 12", say.tooYoung));

/** Fields in the order of the form. */
export const StaffApplicationRequest = z.strictObject({
  discordTag: onDiscord(short(say.discordTag)),
  timezone: short(say.timezone),
  age: oldEnough(say.age),
  preferredName: short(say.preferredName),
  discordJoinDate: onDiscord(short(say.discordJoinDate)),
  whyModerator: detailed,
  moderationExperience: textField({ min: 1, max: 4000, required: say.moderationExperience }),
  serverLength: onDiscord(short(say.serverLength)),
  whatBringToStaff: detailed,
  confidence: option(yesNoMaybe),
  goodDecisions: option(yesNoMaybe),
  takeRoleSeriously: option(yesNoMaybe),
  scamResponse: option(scamResponses),
  racistResponse: option(racistResponses),
  dmAdvertisingResponse: option(advertisingResponses),
  discordHoursDaily: onDiscord(option(staffHours)),
});
export type StaffApplicationRequest = z.infer<typeof StaffApplicationRequest>;

export const ManagementApplicationRequest = z.strictObject({
  discordTag: onDiscord(short(say.discordTag)),
  age: oldEnough(say.managementAge),
  preferredName: short(say.preferredName),
  timezone: short(say.timezone),
  managementTypes: z.array(z.enum(managementTypes), { error: say.managementTypes }).check(
    z.minLength(1, say.managementTypes),
    z.maxLength(managementTypes.length, say.managementTypes),
    z.refine((chosen) => new Set(chosen).size === chosen.length, say.managementTypes),
  ),
  managementExperience: detailed,
  confidence: option(yesNoMaybe),
  goodDecisions: option(yesNoMaybe),
  takeRoleSeriously: option(yesNoMaybe),
  discordHoursDaily: onDiscord(option(managementHours)),
  whatBringToStaff: detailed,
});
export type ManagementApplicationRequest = z.infer<typeof ManagementApplicationRequest>;
