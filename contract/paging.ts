import { z } from "zod";

export const maxPageSize = 100;

/** `?limit=&cursor=` of every list. A limit above 100 is clamped, anything else that is no positive whole number is refused. */
export const Page = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "Limit must be a whole number from 1 to 100")
    .transform((digits) => Math.min(Number(digits), maxPageSize))
    .optional(),
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,512}$/, "Cursor must be one this list gave out")
    .optional(),
});
export type Page = z.output<typeof Page>;
