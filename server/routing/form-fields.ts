import { z } from "zod";
import { invalidInput, leadOf } from "#server/errors.ts";

/** Parses a form's fields by its schema. Throws invalidInput as for any other request. */
export function readFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  fields: Record<string, unknown>,
  leadingMessage?: string,
): z.output<Schema> {
  const { data, error } = z.safeParse(schema, fields);
  if (!error) return data as z.output<Schema>; // without an error, the data fits the schema
  const messages = messagesOf(error.issues);
  throw invalidInput(leadOf(messages, leadingMessage), messages);
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
