import type { Team } from "#contract/team.ts";
import { Refusal } from "#server/errors.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { type Problem, readFacts, wrongTogether } from "./facts.format.ts";
import type { Facts } from "./older-shapes.format.ts";

/** Lists problems for the console, one a line. */
export const problemLines = (problems: readonly Problem[]): string[] =>
  problems.map(({ path, message }) => `${path}: ${message}`);

/** Lists what is wrong with a file that was refused. Throws any other error again. */
export function refusedLines(error: unknown): string[] {
  if (!(error instanceof Refusal) || error.code !== "invalid_input") throw error;
  return Object.entries(error.details.fields ?? {}).map(([path, message]) => `${path}: ${message}`);
}

/**
 * Returns the defaults in `team.config.ts`, which may be an earlier release's, and warnings about what this one doesn't know.
 * Throws a StartError with everything that is wrong.
 */
export function defaultsFrom(file: Facts): { team: Team; warnings: string[] } {
  const { team, wrong, unknown } = readFacts(file);
  if (!team)
    throw new StartError(["team.config.ts has facts that can’t be used:", ...problemLines(wrong)].join("\n    "));
  const warnings = [
    ...unknown.map(({ path }) => `team.config.ts: this release has no fact ${path}.`),
    ...problemLines(wrongTogether(team)).map((line) => `team.config.ts: ${line}.`),
  ];
  return { team, warnings };
}
