import { applicationTexts } from "./constants.ts";
import type { ManagementApplicationRequest, StaffApplicationRequest } from "./forms.ts";

/** The question for each field of the two forms. Reviewers see the answers under the same wording. */
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
  confidence: "Are you confident speaking to people?",
  goodDecisions: "Can you make good decisions under pressure?",
  takeRoleSeriously: "Will you take this role seriously?",
  scamResponse: "Someone is scamming members. What do you do?",
  racistResponse: "Someone is being racist. What do you do?",
  dmAdvertisingResponse: "Someone is advertising in direct messages. What do you do?",
  discordHoursDaily: "How many hours a day are you on Discord?",
};

/** The fields of a form that only a team with an address on Discord asks, and what's said if one is left out. */
export const discordQuestions = {
  staff: {
    discordTag: applicationTexts.discordTag,
    discordJoinDate: applicationTexts.discordJoinDate,
    serverLength: applicationTexts.serverLength,
    discordHoursDaily: applicationTexts.option,
  },
  management: { discordTag: applicationTexts.discordTag, discordHoursDaily: applicationTexts.option },
  recorded: { discord: applicationTexts.recordedDiscord },
} as const;

export const managementQuestions: Record<keyof ManagementApplicationRequest, string> = {
  discordTag: staffQuestions.discordTag,
  age: staffQuestions.age,
  preferredName: staffQuestions.preferredName,
  timezone: staffQuestions.timezone,
  managementTypes: "Which kinds of management are you applying for?",
  managementExperience: "What management experience do you have?",
  confidence: staffQuestions.confidence,
  goodDecisions: staffQuestions.goodDecisions,
  takeRoleSeriously: staffQuestions.takeRoleSeriously,
  discordHoursDaily: staffQuestions.discordHoursDaily,
  whatBringToStaff: "What would you bring to the management team?",
};
