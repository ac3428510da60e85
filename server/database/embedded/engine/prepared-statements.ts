import { beginsWithParseComplete, concat, leadingParse, parseCompleteMessage } from "./wire.ts";

type Send = (messages: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;

/** Sessions that share an engine share its named statements too, so each is prepared only once. */
export class PreparedStatements {
  readonly #definitions = new Map<string, string>();

  async send(messages: Uint8Array, send: Send): Promise<Uint8Array<ArrayBuffer>> {
    const statement = leadingParse(messages);
    if (!statement) return send(messages);
    const { name, definition, rest } = statement;
    if (this.#definitions.get(name) === definition) return concat([parseCompleteMessage, await send(rest)]);
    const answer = await send(messages);
    if (beginsWithParseComplete(answer)) this.#definitions.set(name, definition);
    return answer;
  }
}
