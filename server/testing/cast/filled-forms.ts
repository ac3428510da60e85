import type { RecordApplicationRequest } from "#contract/applications/admin/forms.ts";
import type { ManagementApplicationRequest, StaffApplicationRequest } from "#contract/applications/forms.ts";

/** Forms as people in the cast fill them in. */

export const staffForm: Required<StaffApplicationRequest> = {
  discordTag: "sam_sample",
  timezone: "Europe/London",
  age: "16",
  preferredName: "Sam",
  discordJoinDate: "Spring 2023",
  whyModerator: "I am here most evenings and like it when newcomers find their way around.",
  moderationExperience: "Two years in a small server for map makers.",
  serverLength: "A year and a half",
  whatBringToStaff: "Patience, a calm voice in an argument, and weekday afternoons that are free.",
  confidence: "Yes",
  goodDecisions: "Maybe",
  takeRoleSeriously: "Yes",
  scamResponse: "Ban Them",
  racistResponse: "Ban Them",
  dmAdvertisingResponse: "Tell Them to Stop",
  discordHoursDaily: "3 Hours",
};

export const managementForm: Required<ManagementApplicationRequest> = {
  discordTag: "sam_sample",
  age: "18+",
  preferredName: "Sam",
  timezone: "Scotland",
  managementTypes: ["Server Management", "Others"],
  managementExperience: "I ran the ladder of a school league for three seasons, with six volunteers.",
  confidence: "Yes",
  goodDecisions: "Yes",
  takeRoleSeriously: "Yes",
  discordHoursDaily: "5 Hours or More",
  whatBringToStaff: "Calendars that are kept, minutes that are short, and an eye for what was promised.",
};

export const recordedForm: RecordApplicationRequest & { discord: string } = {
  type: "coach",
  name: "Pat Placeholder",
  email: "pat@demo.example",
  discord: "pat_placeholder",
  age: "18+",
  timezone: "Ireland",
  experience: "Coached a duo through two open qualifiers.",
  motivation: "I like watching recordings more than playing.",
  availability: "Weekends",
};
