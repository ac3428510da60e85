import { z } from "zod";
import { drawingOf } from "#contract/art/letters.ts";

const wrong = "Please enter 2 to 16 capital letters, figures or spaces";
const canBeDrawn = (word: string) => [...word].every((char) => char === " " || drawingOf(char) !== undefined);

/** Drawn as rising letters: capitals of Europe's languages, figures, and single spaces. */
export const Wordmark = z
  .string()
  .trim()
  .normalize("NFC")
  .regex(/^[^ ]+(?: [^ ]+)*$/, wrong)
  .refine((word) => [...word].length >= 2 && [...word].length <= 16 && canBeDrawn(word), wrong);
