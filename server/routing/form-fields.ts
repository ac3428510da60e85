import { z } from "zod";
import { invalidInput, leadOf } from "#server/errors.ts";

/**
 * Parses a form that people filled in, whose fields are all text: an empty one is absent, digits are a number where the schema
 * wants one, and line ends are as they were typed. Throws invalidInput as for any other request.
 */
export function readFields<Schema extends z.core.$ZodType & { shape: Record<string, z.core.$ZodType> }>(
  schema: Schema,
  form: Record<string, string>,
  leadingMessage?: string,
): z.output<Schema> {
  const numbers = Object.keys(schema.shape).filter((name) => wantsNumber(schema.shape[name]));
  const filledIn = Object.entries(form).filter(([, typed]) => typed.trim() !== "");
  const fields = filledIn.map(([name, typed]) => [
    name,
    numbers.includes(name) && digits.test(typed) ? Number(typed) : typed.replaceAll("\r\n", "\n"),
  ]);
  const { data, error } = z.safeParse(schema, Object.fromEntries(fields));
  if (!error) return data as z.output<Schema>; // without an error, the data fits the schema
  const messages = messagesOf(error.issues);
  throw invalidInput(leadOf(messages, leadingMessage), messages);
}

const digits = /^\s*\d{1,10}\s*$/;

/** Whether the field refuses a text because it isn't a number. */
function wantsNumber(field: z.core.$ZodType | undefined): boolean {
  const [problem] = (field && z.safeParse(field, "x").error?.issues) ?? [];
  return problem?.code === "invalid_type" && problem.expected === "number";
}

type Issue = { path: readonly PropertyKey[]; message: string; keys?: unknown };

/** Returns the first message of each field. A field that the call doesn't have is named too, up to three of them. */
export function messagesOf(issues: readonly Issue[]): Record<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message, keys } of issues) {
    const unknown = Array.isArray(keys) ? keys.slice(0, 3).map((key) => [...path, String(key).slice(0, 40)]) : [];
    for (const named of unknown.length > 0 ? unknown : [path]) {
      const field = named.join(".");
      if (!messages.has(field)) messages.set(field, message);
    }
  }
  return Object.fromEntries(messages);
}
