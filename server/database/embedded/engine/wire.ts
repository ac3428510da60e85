/** The few messages of PostgreSQL's protocol, version 3, that are read or made by hand. pg and the engine do the rest. */

const codeOf = (letter: string) => letter.charCodeAt(0);
const idle = codeOf("I");
const parse = codeOf("P");
const readyForQuery = codeOf("Z");
const parseComplete = codeOf("1");
const headerBytes = 5; // a letter, and a length that includes itself

export const parseCompleteMessage = Uint8Array.of(parseComplete, 0, 0, 0, 4);

/** AuthenticationOk and ReadyForQuery: how a server that trusts the client answers its first message. */
export const welcomeMessage = Uint8Array.of(codeOf("R"), 0, 0, 0, 8, 0, 0, 0, 0, readyForQuery, 0, 0, 0, 5, idle);

export const isTerminate = (message: Uint8Array) => message[0] === codeOf("X");

/** Only the startup message begins without a letter. */
export const isStartup = (message: Uint8Array) => message[0] === 0;

/** Whether an answer ends with a session that is ready and in no transaction. */
export const endsIdle = (answer: Uint8Array) => answer.at(-6) === readyForQuery && answer.at(-1) === idle;

export const beginsWithParseComplete = (answer: Uint8Array) => answer[0] === parseComplete;

export function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const message = Buffer.alloc(headerBytes + text.length);
  message.write("Q");
  message.writeInt32BE(message.length - 1, 1);
  text.copy(message, headerBytes);
  return message;
}

/**
 * Returns the named statement that the messages begin by preparing, and the messages after it; undefined if they begin otherwise.
 */
export function leadingParse(messages: Uint8Array): { name: string; definition: string; rest: Uint8Array } | undefined {
  if (messages[0] !== parse || messages[headerBytes] === 0) return undefined;
  const view = Buffer.from(messages.buffer, messages.byteOffset, messages.byteLength);
  const end = 1 + view.readInt32BE(1);
  const nameEnd = view.indexOf(0, headerBytes);
  return {
    name: view.toString("utf8", headerBytes, nameEnd),
    definition: view.toString("latin1", nameEnd, end),
    rest: messages.subarray(end),
  };
}

/** Joins the parts in a new buffer, which can be transferred to the other thread. */
export function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
