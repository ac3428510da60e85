import { z } from "zod/mini";
import { recordedApplicationTypes } from "#contract/applications/application-types.ts";
import { ages, applicationTexts, maxNotesLength } from "#contract/applications/constants.ts";
import { onDiscord } from "#contract/applications/forms.ts";
import { choice, EditedVersion, HttpsUrl, optionalField } from "#contract/fields.ts";
import { emailAddress, lineField, textField } from "#contract/text-fields.ts";

const say = applicationTexts;
const short = (required: string) => lineField({ min: 1, max: 80, required });

const notes = textField({ max: maxNotesLength });
const reviewOutcomes = ["approved", "rejected"] as const;

/** The applicant reads the review notes, which a rejection requires. Internal notes stay unchanged if left out. */
export const ReviewRequest = z
  .strictObject({
    status: z.enum(reviewOutcomes, { error: "Please approve or reject" }),
    reviewNotes: z.optional(notes),
    internalNotes: z.optional(notes),
    version: EditedVersion,
  })
  .check(
    z.refine(({ status, reviewNotes }) => status !== "rejected" || Boolean(reviewNotes), {
      path: ["reviewNotes"],
      error: say.reasonMissing,
    }),
  );
export type ReviewRequest = z.infer<typeof ReviewRequest>;

/** Staff's notes to each other. A blank value removes them. */
export const InternalNotesRequest = z.strictObject({ internalNotes: notes, version: EditedVersion });
export type InternalNotesRequest = z.infer<typeof InternalNotesRequest>;

/** An application that reached staff another way, such as through the chat. */
export const RecordApplicationRequest = z.strictObject({
  type: choice(recordedApplicationTypes, say.option),
  name: short("Name is required"),
  email: emailAddress("Please enter a valid email address"),
  discord: onDiscord(lineField({ min: 1, max: 64, required: say.recordedDiscord })),
  age: choice(ages, say.age).check(z.refine((age) => age !== "Under 12", say.tooYoung)),
  timezone: short(say.timezone),
  experience: textField({ min: 1, max: 4000, required: "Experience is required" }),
  motivation: textField({ min: 1, max: 4000, required: "Motivation is required" }),
  portfolio: optionalField(HttpsUrl),
  availability: short("Availability is required"),
  additionalInfo: z.optional(textField({ max: 4000 })),
});
export type RecordApplicationRequest = z.infer<typeof RecordApplicationRequest>;
