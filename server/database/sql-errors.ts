import { DatabaseError } from "pg";

/** The database can't answer now; the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** The answer to a commit was lost, so nobody knows whether it was carried out. */
export class UnknownOutcome extends DatabaseUnavailable {
  override name = "UnknownOutcome";
}

/** Lost connections, too few resources, statements over their time limit, a server that stops, a full disk. */
const unavailableStates = /^(08|53|57P0|58)|^(25006|25P03|55P03|57014)$/;

/** Wraps what a driver threw in DatabaseUnavailable if the database itself failed rather than the statement. */
export function nameFailure(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || error instanceof TypeError) return error;
  if (error instanceof DatabaseError && !unavailableStates.test(error.code ?? "")) return error;
  return new DatabaseUnavailable(`The database can't answer: ${reasonOf(error)}`, { cause: error });
}

/** Returns a reason for people to read. A refused connection only has a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

const hasState = (error: unknown, state: string, constraint?: string) =>
  error instanceof DatabaseError &&
  error.code === state &&
  (constraint === undefined || error.constraint === constraint);

export const isUniqueViolation = (error: unknown, constraint?: string) => hasState(error, "23505", constraint);
export const isForeignKeyViolation = (error: unknown, constraint?: string) => hasState(error, "23503", constraint);
export const isCheckViolation = (error: unknown, constraint?: string) => hasState(error, "23514", constraint);

/** Whether a transaction lost to another one and may be tried again as a whole. */
export const isLostRace = (error: unknown) => hasState(error, "40001") || hasState(error, "40P01");
