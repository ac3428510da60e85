import { staffQuestions } from "#contract/applications/questions.ts";
import type { RecordApplicationRequest } from "./forms.ts";

/** Field labels of a recorded application, used on its form and in the applicant's data export. */
export const recordedQuestions: Record<keyof Omit<RecordApplicationRequest, "type">, string> = {
  name: "Name",
  email: "Email",
  discord: "Discord username",
  age: staffQuestions.age,
  timezone: staffQuestions.timezone,
  experience: "Experience",
  motivation: "Motivation",
  portfolio: "Portfolio",
  availability: "Availability",
  additionalInfo: "Additional info",
};
