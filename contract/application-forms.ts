import { z } from "zod";
import { lineField, textField } from "./fields.ts";

export const ages = ["Under 12", "13", "14", "15", "16", "17", "18+"] as const;
export const defaultAge = "18+";
export const yesNoMaybe = ["Yes", "Maybe", "No"] as const;
export const scamResponses = ["Mute Them", "Ban Them", "Say Good Job", "Help Them Scam"] as const;
export const racistResponses = ["Mute Them", "Ban Them", "Say Good Job"] as const;
export const advertisingResponses = ["Mute Them", "Ban Them", "Say Good Job", "Tell Them to Stop"] as const;
export const staffHours = ["1 Hour", "2 Hours", "3 Hours", "4 Hours", "5 Hours or more"] as const;
export const managementHours = ["1 Hour", "2 Hours", "3 Hours", "4 Hours", "5 Hours or More"] as const;
export const managementTypes = [
  "Community Management",
  "Business Management",
  "Server Management",
  "General Management",
  "Others",
] as const;

/** Characters of an answer that has to be detailed; `detailed` below says so too. */
export const detailedAnswer = { min: 50, max: 4000 } as const;

/** What the application screens say. */
export const applicationTexts = {
  discordTag: "Discord tag is required",
  timezone: "Timezone/country is required",
  age: "Age is required",
  managementAge: "Please select your age",
  tooYoung: "You must be 13 or older to apply",
  preferredName: "Preferred name/nickname is required",
  discordJoinDate: "Discord join date is required",
  moderationExperience: "Please specify your moderation experience",
  serverLength: "Please specify how long you've been in the server",
  detailed: "Please provide a detailed answer (min 50 characters)",
  option: "Please select an option",
  managementTypes: "Please select at least one management type",
  gate: "Authentication Required",
  signInFirst: { title: "Authentication Required", description: "Please sign in to submit your application." },
  submitted: "Application Submitted!",
  failed: "Failed to submit application. Please try again.",
  staffFailed: "Submission Failed",
  managementFailed: "Error",
  second: "You have already sent this application. There is one for each person.",
  reviewed: "This application has been reviewed already.",
  reasonMissing: "Please say why: the applicant reads it.",
  approved: "Application approved",
  rejected: "Application rejected",
  deleted: "Application deleted",
  recorded: "Application recorded",
} as const;

const say = applicationTexts;
const short = (required: string) => lineField({ min: 1, max: 80, required });
const detailed = textField({ ...detailedAnswer, required: say.detailed });
const option = <const Options extends readonly string[]>(options: Options) => z.enum(options, { error: say.option });
const oldEnough = (message: string) =>
  z.enum(ages, { error: message }).refine((age) => age !== "Under 12", say.tooYoung);

/** In the order of the form. */
export const StaffApplicationRequest = z.strictObject({
  discordTag: short(say.discordTag),
  timezone: short(say.timezone),
  age: oldEnough(say.age),
  preferredName: short(say.preferredName),
  discordJoinDate: short(say.discordJoinDate),
  whyModerator: detailed,
  moderationExperience: textField({ min: 1, max: 4000, required: say.moderationExperience }),
  serverLength: short(say.serverLength),
  whatBringToStaff: detailed,
  confidence: option(yesNoMaybe),
  goodDecisions: option(yesNoMaybe),
  takeRoleSeriously: option(yesNoMaybe),
  scamResponse: option(scamResponses),
  racistResponse: option(racistResponses),
  dmAdvertisingResponse: option(advertisingResponses),
  discordHoursDaily: option(staffHours),
});
export type StaffApplicationRequest = z.infer<typeof StaffApplicationRequest>;

export const ManagementApplicationRequest = z.strictObject({
  discordTag: short(say.discordTag),
  age: oldEnough(say.managementAge),
  preferredName: short(say.preferredName),
  timezone: short(say.timezone),
  managementTypes: z
    .array(z.enum(managementTypes, { error: say.managementTypes }), { error: say.managementTypes })
    .min(1, say.managementTypes)
    .max(managementTypes.length, say.managementTypes)
    .refine((chosen) => new Set(chosen).size === chosen.length, say.managementTypes),
  managementExperience: detailed,
  confidence: option(yesNoMaybe),
  goodDecisions: option(yesNoMaybe),
  takeRoleSeriously: option(yesNoMaybe),
  discordHoursDaily: option(managementHours),
  whatBringToStaff: detailed,
});
export type ManagementApplicationRequest = z.infer<typeof ManagementApplicationRequest>;

/** What each field of the two forms asks; a reviewer reads the answers under the same words. */
export const staffQuestions: Record<keyof StaffApplicationRequest, string> = {
  discordTag: "Discord tag",
  timezone: "Time zone or country",
  age: "Age",
  preferredName: "Preferred name or nickname",
  discordJoinDate: "When did you join Discord?",
  whyModerator: "Why do you want to be a moderator?",
  moderationExperience: "What moderation experience do you have?",
  serverLength: "How long have you been in our server?",
  whatBringToStaff: "What would you bring to the staff team?",
  confidence: "Are you confident in speaking to people?",
  goodDecisions: "Can you make good decisions under pressure?",
  takeRoleSeriously: "Will you take this role seriously?",
  scamResponse: "Somebody is scamming members. What do you do?",
  racistResponse: "Somebody is being racist. What do you do?",
  dmAdvertisingResponse: "Somebody advertises in direct messages. What do you do?",
  discordHoursDaily: "How many hours a day are you on Discord?",
};

export const managementQuestions: Record<keyof ManagementApplicationRequest, string> = {
  discordTag: staffQuestions.discordTag,
  age: staffQuestions.age,
  preferredName: staffQuestions.preferredName,
  timezone: staffQuestions.timezone,
  managementTypes: "Which kinds of management do you apply for?",
  managementExperience: "What management experience do you have?",
  confidence: staffQuestions.confidence,
  goodDecisions: staffQuestions.goodDecisions,
  takeRoleSeriously: staffQuestions.takeRoleSeriously,
  discordHoursDaily: staffQuestions.discordHoursDaily,
  whatBringToStaff: "What would you bring to the management team?",
};
