import {
  ages,
  applicationTexts,
  detailedAnswer,
  managementHours,
  managementTypes,
  yesNoMaybe,
} from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import type { ManagementApplicationRequest } from "#contract/applications/forms.ts";
import { managementQuestions } from "#contract/applications/questions.ts";
import { api } from "#web/api/api-client.ts";
import { ownManagementApplication } from "#web/features/applications/applications.queries.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import type { ApplicationKind } from "./application-kind.ts";

const least = detailedAnswer.min;

export const managementKind: ApplicationKind<ManagementApplicationRequest> = {
  name: "management",
  path: "/management-application",
  wording: managementQuestions,
  parts: [
    {
      title: "You",
      questions: [
        { name: "discordTag", answer: "line" },
        { name: "age", answer: "list", options: ages, placeholder: "Choose your age" },
        { name: "preferredName", answer: "line", autoComplete: "nickname" },
        { name: "timezone", answer: "line" },
      ],
    },
    {
      title: "The work",
      questions: [
        { name: "managementTypes", answer: "options", options: managementTypes },
        { name: "managementExperience", answer: "long", least },
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
      title: "What you bring",
      questions: [
        { name: "discordHoursDaily", answer: "option", options: managementHours },
        { name: "whatBringToStaff", answer: "long", least },
      ],
    },
  ],
  own: ownManagementApplication,
  schema: () => formSchemas.applications().then((forms) => forms.ManagementApplicationRequest),
  send: (form) => api(applicationsApi.sendManagement, { body: form }),
  failedTitle: applicationTexts.managementFailed,
};
