import { staffQuestions } from "#contract/applications/questions.ts";
import type { RecordApplicationRequest } from "./forms.ts";

/** What the fields of a recorded application are called, on its form and in the copy of its applicant's data. */
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
