import type { z } from "zod";
import type { Endpoint, Exchange } from "./endpoint.ts";
import type { ApiError } from "./errors.ts";

/** `fetch` in the browser; a direct call into the app for server rendering and tests. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

type Part<Key extends string, E extends Exchange> = E extends { [K in Key]: infer Shape extends z.core.$ZodType }
  ? Record<never, never> extends z.input<Shape>
    ? { [P in Key]?: z.input<Shape> | QueryOf<Key> }
    : { [P in Key]: z.input<Shape> }
  : unknown;
type QueryOf<Key extends string> = Key extends "query" ? Record<string, string> : never;

export type Input<E extends Exchange> = Part<"params", E> & Part<"query", E> & Part<"headers", E> & Part<"body", E>;
export type Output<E extends Exchange> = E extends { response: infer Shape extends z.core.$ZodType }
  ? z.output<Shape>
  : undefined;
/** One page of a list. */
export type Listing<E extends Exchange> = {
  rows: Output<E>;
  /** The cursor of the next page, or null on the last one. */
  next: string | null;
  /** How many rows there are on all pages, such as "1,000+", or null if they weren't counted. */
  total: string | null;
};
/** The second argument is optional when the call needs no input. */
export type Arguments<E extends Exchange> = object extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** A call's input, before its types are known. */
type Untyped = Record<"params" | "query" | "headers", Record<string, string> | undefined> & { body?: unknown };

/** Shown when something fails on the server. Doesn't say why. */
export const outageSentence = "Something went wrong on our side. Please try again in a moment.";

/** A response that isn't 2xx. Its message is `<status>: <body>`; `sentence` is the part to show to people. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Record<string, string>;
  readonly sentence: string | undefined;
  /** The stored row, if someone else saved first. */
  readonly current: unknown;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiFailure";
    const answer = parseError(body);
    this.status = status;
    this.code = answer?.code;
    this.fields = answer?.fields ?? {};
    this.sentence = typeof answer?.error === "string" ? answer.error : undefined; // a proxy may answer with other JSON
    this.current = answer?.current;
  }
}

/** Shown when a proxy or a network's sign-in page answers in place of the site. */
export const strangerSentence = "Something else answered instead of our site. Check your connection and try again.";

/** Counts as 502, because nobody can tell whether the call was carried out. */
export const strangersAnswer = () =>
  new ApiFailure(502, JSON.stringify({ error: strangerSentence, code: "bad_gateway" }), "Bad Gateway");

/** Returns the value of a 2xx response. Throws ApiFailure if it isn't one of ours: ours are JSON, or 204 and empty. */
export function answerIn(status: number, body: string): unknown {
  if (status === 204 && body === "") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw strangersAnswer();
  }
}

function parseError(body: string): ApiError | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Builds the address of a call from its path and parameters, such as `/api/news/:id/view` and an id. */
export function addressOf(
  endpoint: Pick<Endpoint, "path">,
  { params, query }: Partial<Pick<Untyped, "params" | "query">> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  return query && Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

export function createApi(send: Send) {
  async function call(endpoint: Endpoint, input: unknown) {
    const { body, headers, ...address } = (input ?? {}) as Untyped;
    const response = await send(addressOf(endpoint, address), {
      method: endpoint.method,
      credentials: "same-origin",
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    });
    const answer = await response.text();
    if (!response.ok) throw new ApiFailure(response.status, answer, response.statusText);
    return { value: answerIn(response.status, answer), headers: response.headers };
  }

  /** Calls an endpoint. Throws ApiFailure if the response isn't 2xx. */
  async function api<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>): Promise<Output<E>> {
    const { value } = await call(endpoint, input);
    return value as Output<E>; // the server serialised it through this call's schema
  }

  /** Calls a list's endpoint. Returns its rows and the cursor of the next page. Throws ApiFailure if the response isn't 2xx. */
  async function listing<E extends Exchange>(endpoint: Endpoint<E>, ...[input]: Arguments<E>): Promise<Listing<E>> {
    const { value, headers } = await call(endpoint, input);
    return { rows: value as Output<E>, next: cursorIn(headers.get("link")), total: headers.get("x-total-count") };
  }

  return Object.assign(api, { listing });
}

/** Reads the cursor from a header such as `</api/news/cards?limit=10&cursor=WyIy>; rel="next"`. */
const cursorIn = (link: string | null) => /[?&]cursor=([\w-]+)[^>]*>; rel="next"/.exec(link ?? "")?.[1] ?? null;
