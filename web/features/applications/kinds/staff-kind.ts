import {
  advertisingResponses,
  ages,
  applicationTexts,
  defaultAge,
  detailedAnswer,
  racistResponses,
  scamResponses,
  staffHours,
  yesNoMaybe,
} from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import type { StaffApplicationRequest } from "#contract/applications/forms.ts";
import { staffQuestions } from "#contract/applications/questions.ts";
import { api } from "#web/api/api-client.ts";
import { ownStaffApplication } from "#web/features/applications/applications.queries.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import type { ApplicationKind } from "./application-kind.ts";

const least = detailedAnswer.min;

export const staffKind: ApplicationKind<StaffApplicationRequest> = {
  name: "staff",
  path: "/staff-application",
  wording: staffQuestions,
  parts: [
    {
      title: "You",
      questions: [
        { name: "discordTag", answer: "line" },
        { name: "timezone", answer: "line" },
        { name: "age", answer: "list", options: ages, initial: defaultAge },
        { name: "preferredName", answer: "line", autoComplete: "nickname" },
        { name: "discordJoinDate", answer: "line" },
      ],
    },
    {
      title: "Your experience",
      questions: [
        { name: "whyModerator", answer: "long", least },
        { name: "moderationExperience", answer: "long" },
        { name: "serverLength", answer: "line" },
        { name: "whatBringToStaff", answer: "long", least },
      ],
    },
    {
      title: "Your judgement",
      questions: [
        { name: "confidence", answer: "option", options: yesNoMaybe },
        { name: "goodDecisions", answer: "option", options: yesNoMaybe },
        { name: "takeRoleSeriously", answer: "option", options: yesNoMaybe },
      ],
    },
    {
      title: "Situations",
      questions: [
        { name: "scamResponse", answer: "option", options: scamResponses },
        { name: "racistResponse", answer: "option", options: racistResponses },
        { name: "dmAdvertisingResponse", answer: "option", options: advertisingResponses },
      ],
    },
    { title: "Your time", questions: [{ name: "discordHoursDaily", answer: "option", options: staffHours }] },
  ],
  own: ownStaffApplication,
  schema: () => formSchemas.applications().then((forms) => forms.StaffApplicationRequest),
  send: (form) => api(applicationsApi.sendStaff, { body: form }),
  failedTitle: applicationTexts.staffFailed,
};
