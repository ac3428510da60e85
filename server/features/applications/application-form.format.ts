import { recordedQuestions } from "#contract/applications/admin/questions.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import type { ManagementApplicationRequest, StaffApplicationRequest } from "#contract/applications/forms.ts";
import { managementQuestions, staffQuestions } from "#contract/applications/questions.ts";
import type { applications } from "./applications.table.ts";

type StoredForm = (typeof applications.$inferSelect)["form"];
type SentForm = StaffApplicationRequest | ManagementApplicationRequest;

/** Returns every question of a member's form, in order, with its answer. A recorded application has none. */
export function answersOf(form: StoredForm): Application["answers"] {
  if ("whyModerator" in form) return answersTo(staffQuestions, form).filter(isAsked);
  if ("managementTypes" in form) return answersTo(managementQuestions, form).filter(isAsked);
  return [];
}

/** Returns every answered question, including those of a recorded application. */
export const sentAnswersOf = (form: StoredForm) =>
  "experience" in form ? answersTo(recordedQuestions, form).filter(({ answer }) => answer !== "") : answersOf(form);

/** Whether the team had asked: it requires an answer to each question. */
const isAsked = ({ answer }: { answer: string }) => answer !== "";

const answersTo = (questions: Record<string, string>, form: Record<string, string | string[] | undefined>) =>
  Object.entries(questions).map(([field, question]) => ({ question, answer: [form[field] ?? []].flat().join(", ") }));

/** Returns what every application has, whichever form it came by. */
export function particularsOf(form: StoredForm) {
  if ("whyModerator" in form)
    return { ...common(form), experience: form.moderationExperience, motivation: form.whyModerator };
  if ("managementTypes" in form)
    return { ...common(form), experience: form.managementExperience, motivation: form.whatBringToStaff };
  const { portfolio = null, additionalInfo = null } = form;
  return { ...form, portfolio, additionalInfo };
}

const common = ({ preferredName, discordTag, age, timezone, discordHoursDaily }: SentForm) => ({
  name: preferredName,
  discord: discordTag ?? "",
  age,
  timezone,
  availability: discordHoursDaily ?? "",
  portfolio: null,
  additionalInfo: null,
});
