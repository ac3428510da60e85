import { DatabaseError } from "pg";

/** The database cannot answer now; the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** Lost connections, too few resources, a statement over its deadline, a server that stops, a full disk. */
const unavailableStates = /^(08|53|57P0|58)|^(25006|25P03|55P03|57014)$/;

/** What a driver threw, with a failure of the database itself told apart from a failure of the statement. */
export function nameFailure(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || error instanceof TypeError) return error;
  if (error instanceof DatabaseError && !unavailableStates.test(error.code ?? "")) return error;
  return new DatabaseUnavailable(`The database cannot answer: ${reasonOf(error)}`, { cause: error });
}

/** Why, for a person; a refused connection has only a code. */
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

/** A transaction that lost against another one and may be tried again as a whole. */
export const isLostRace = (error: unknown) => hasState(error, "40001") || hasState(error, "40P01");

/** A value no column of that type can hold, such as a number beyond its range. */
export const isImpossibleValue = (error: unknown) => error instanceof DatabaseError && error.code?.startsWith("22");
