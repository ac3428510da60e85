import { z } from "zod";
import { label } from "./fact-fields.ts";
import { isSameGame } from "./played-games.ts";

/** What the team plays, in the order that pages list it. */
export const Games = z
  .array(z.object({ name: label }))
  .min(1, "Please name at least one game")
  .max(8, "Please list 8 games at most")
  .check(({ value, issues }) => {
    for (const [index, { name }] of value.entries())
      if (value.findIndex((other) => isSameGame(other.name, name)) < index)
        issues.push({
          code: "custom",
          message: `Please list ${name} only once`,
          path: [index, "name"],
          input: name,
        });
  });
