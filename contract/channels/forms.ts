import { z } from "zod/mini";
import { lineField } from "#contract/text-fields.ts";

const key = z.optional(lineField({ max: 200 }));

/** A key that is left out or blank stays as it is. What each platform needs is in `constants.ts`. */
export const ConnectRequest = z.strictObject({
  handle: lineField({ min: 1, max: 200 }),
  clientId: key,
  key,
});
export type ConnectRequest = z.input<typeof ConnectRequest>;

export const DropRequest = z.strictObject({ isAccepted: z.boolean() });
