import type { RecordApplicationRequest } from "#contract/applications/admin/forms.ts";
import { recordedApplicationTypes } from "#contract/applications/application-types.ts";
import type { ManagementApplicationRequest, StaffApplicationRequest } from "#contract/applications/forms.ts";
import { managementForm, recordedForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { heavyMembers } from "./people.ts";

const longAnswer =
  "I have looked after three communities, of forty, of six hundred and of eleven thousand people, and what I learned is that the rules matter less than how quickly and how evenly they are kept. In the largest one we answered every report within a quarter of an hour in the evening, wrote down why we decided as we did, and read those notes to each other once a week. ";

/** Returns the forms of the member at this position; members joined in the order of the list. */
export function heavyForms(index: number): {
  staff: StaffApplicationRequest;
  management: ManagementApplicationRequest;
} {
  const { name, discord } = heavyMembers[index] ?? heavyMembers[0];
  const long = longAnswer.repeat(1 + (index % 8)).trim();
  return {
    staff: {
      ...staffForm,
      discordTag: discord,
      preferredName: name,
      timezone: index % 2 ? "UTC" : "British Summer Time, except in the holidays, when it is Central European",
      whyModerator: long,
      moderationExperience: index % 3 ? "None yet." : long,
    },
    management: { ...managementForm, discordTag: discord, preferredName: name, managementExperience: long },
  };
}

/** Applications that came another way. */
export const heavyRecords: RecordApplicationRequest[] = Array.from({ length: 20 }, (_, index) => {
  const { name, email, discord } = heavyMembers[(index * 5) % heavyMembers.length] ?? heavyMembers[0];
  return {
    ...recordedForm,
    type: recordedApplicationTypes[index % recordedApplicationTypes.length] ?? "coach",
    name,
    email,
    discord,
    experience: index % 2 ? recordedForm.experience : longAnswer.repeat(5).trim(),
    portfolio: index % 3 ? undefined : `https://portfolio.example/${"selected-work-".repeat(9)}${index + 1}`,
  };
});

export const heavyReviewNotes = {
  approved: "Welcome aboard! Write to the head of community, who will show you around.",
  rejected:
    "Not this time: your answers about scams are not what we do here. Ask us in the autumn, once you have been in the server for half a year and have read the rules that are pinned in the channel.",
} as const;
