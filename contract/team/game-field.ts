import { z } from "zod/mini";
import { nullableField, optionalField } from "#contract/fields.ts";
import { lineField, storedLine } from "#contract/text-fields.ts";

const rule = { max: 80 };

/** Which of the team's games something is about. The service checks it with `chosenGame`. */
export const ChosenGame = nullableField(lineField(rule)).check(z.describe("One of the team’s games, or null"));
export const EditedGame = optionalField(z.nullable(storedLine(rule))).check(
  z.describe("One of the team’s games, or null. Unchanged if left out"),
);
