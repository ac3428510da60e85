import { z } from "zod";
import type { ConnectablePlatform, FetchFailureKind } from "#contract/channels/constants.ts";
import { WholeNumber } from "#contract/fields.ts";
import { readAtMost, TooLong } from "#server/platform/network/read-at-most.ts";

/** What a platform needs to know to tell a count. The credentials are undefined where it wants none. */
export type AskedChannel = { handle: string; clientId: string; key: string };

/** Returns a channel's count. Throws a FetchFailure. */
export type CountSource = (channel: AskedChannel, signal: AbortSignal) => Promise<number>;
export type CountSources = Record<ConnectablePlatform, CountSource>;

/** Why there's no count. `detail` is for the log, and has no key in it. */
export class FetchFailure extends Error {
  readonly kind: FetchFailureKind;
  readonly detail: string;
  readonly retryAt: Date | undefined;

  constructor(kind: FetchFailureKind, detail: string, retryAt?: Date) {
    super(`${kind}: ${detail}`);
    this.kind = kind;
    this.detail = detail;
    this.retryAt = retryAt;
  }
}

export const Count = WholeNumber;
/** A count that is sent as a text. */
export const CountInText = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(Count);

type Question<Answer> = {
  schema: z.ZodType<Answer>;
  init: RequestInit;
  /** Reads the answer's text, by default as JSON. Throws if it can't. */
  parse?: (text: string) => unknown;
  mostBytes?: number;
  /** What a refusal means on this platform, if its status alone doesn't say it. */
  meaningOf?: (status: number, body: string) => FetchFailureKind | undefined;
};

/** Asks a platform, and follows no redirects. Throws a FetchFailure for anything but an answer of the right shape. */
export async function askPlatform<Answer>(url: string, question: Question<Answer>): Promise<Answer> {
  const { schema, init, parse = JSON.parse, mostBytes = 256 * 1024, meaningOf } = question;
  const response = await fetch(url, { ...init, redirect: "manual" }).catch((error: unknown) => {
    throw unreached(error);
  });
  const { status, headers, ok } = response;
  if (!ok) {
    const body = await textOf(response, mostBytes).catch(() => "");
    const kind = meaningOf?.(status, body) ?? meaningOfStatus(status);
    throw new FetchFailure(kind, `it answered ${status}`, retryAtIn(headers));
  }
  const text = await textOf(response, mostBytes).catch((error: unknown) => {
    if (error instanceof TooLong) throw new FetchFailure("not-understood", "the answer is too long");
    throw unreached(error);
  });
  const answer = schema.safeParse(parsed(text, parse));
  if (!answer.success) throw new FetchFailure("not-understood", `it answered ${status} with something else`);
  return answer.data;
}

const textOf = async (response: Response, mostBytes: number) =>
  new TextDecoder().decode(await readAtMost(response, mostBytes));

function parsed(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function meaningOfStatus(status: number): FetchFailureKind {
  if (status === 401) return "wrong-key";
  if (status === 403) return "forbidden";
  if (status === 404) return "not-found";
  if (status === 429) return "limited";
  return status >= 500 ? "away" : "not-understood";
}

/** Returns what a failed connection means. Only the error's code is kept, because nothing else is known to have no key in it. */
function unreached(error: unknown): FetchFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
  const name = cause instanceof Error ? cause.name : "unknown";
  return new FetchFailure(code && /CERT|ISSUER|SIGNATURE/.test(code) ? "insecure" : "away", code ?? name);
}

/** Reads when a platform wants to be asked again: `Retry-After` in seconds or as a date, or Twitch's own header. */
function retryAtIn(headers: Headers, now = Date.now()): Date | undefined {
  const after = headers.get("retry-after");
  const reset = Number(headers.get("ratelimit-reset") ?? Number.NaN);
  const at =
    after === null ? reset * 1_000 : Number.isNaN(Number(after)) ? Date.parse(after) : now + Number(after) * 1_000;
  return at > now && at < now + 366 * 86_400_000 ? new Date(at) : undefined;
}
