import { z } from "zod";
import { factLengths, label, words } from "./fact-fields.ts";

const optionalWords = z.string().trim().max(factLengths.words);

/** The most questions of the team's own, and the most letters of the other words for one. */
export const ownQuestionLimits = { questions: 20, otherWords: 300 };

/** A question that the team answers itself, beside the topics that every assistant knows. */
const OwnQuestion = z.object({
  question: label,
  answer: words,
  otherWords: z
    .string()
    .trim()
    .max(ownQuestionLimits.otherWords)
    .optional()
    .describe("Other words that people use for it"),
});

export const AssistantFacts = z.object({
  isOn: z.boolean().default(true).describe("Whether the site has the assistant"),
  greeting: words,
  reviewTime: label,
  sponsorship: words,
  events: optionalWords.describe("Said while no event is announced"),
  streaming: optionalWords.describe("If empty, the assistant only names Twitch and YouTube, if the team is there"),
  questions: z
    .array(OwnQuestion)
    .max(ownQuestionLimits.questions, `Please list ${ownQuestionLimits.questions} questions at most`)
    .default([]),
});
