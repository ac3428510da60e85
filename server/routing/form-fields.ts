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
  const messages = messagesOf(error);
  throw invalidInput(leadOf(messages, leadingMessage), messages);
}

/** Returns the first message of each field. */
export function messagesOf({ issues }: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[path.join(".")] ??= message;
  return messages;
}
