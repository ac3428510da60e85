import { z } from "zod";
import { invalidInput, leadOf } from "#server/errors.ts";

/** The fields of a form as its schema has them; refused like those of any other request. */
export function readFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  fields: Record<string, unknown>,
  leadingMessage?: string,
): z.output<Schema> {
  const { data, error } = z.safeParse(schema, fields);
  if (!error) return data as z.output<Schema>; // of its schema, where there is no error
  const messages = messagesOf(error);
  throw invalidInput(leadOf(messages, leadingMessage), messages);
}

/** The first message of each field. */
export function messagesOf({ issues }: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[path.join(".")] ??= message;
  return messages;
}
