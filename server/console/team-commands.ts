import type { Team } from "#contract/team.ts";
import type { Database } from "#server/database/database.ts";
import { importFacts } from "#server/features/team/team.service.ts";
import { problemLines, refusedLines } from "#server/features/team/team-file.format.ts";
import { makeTeamFile, openTeamFile } from "#server/features/team/team-file.service.ts";
import { readTeamFile, writeTeamFile } from "#server/features/team/team-files.client.ts";

type Outcome = { isDone: boolean; text: string };

/** Says everything that is wrong with a file of facts. It needs no site. */
export async function checkTeamFile(file: string, defaults: Team): Promise<Outcome> {
  const { problems } = await openTeamFile(await readTeamFile(file), { defaults, isHere: async () => false });
  if (problems.length > 0) return refusal(file, problemLines(problems));
  return { isDone: true, text: `${file} can be imported.` };
}

const refusal = (file: string, problems: string[]): Outcome => ({
  isDone: false,
  text: [`${file} can’t be used:`, ...problems].join("\n    "),
});

export async function exportTeamFile(file: string, { db, team }: { db: Database; team: Team }): Promise<Outcome> {
  await writeTeamFile(file, await makeTeamFile(db, team));
  return { isDone: true, text: `Wrote the published facts to ${file}.` };
}

type Imported = { db: Database; defaults: Team };

/** Turns a file of facts into the draft. */
export async function importTeamFile(file: string, { db, defaults }: Imported): Promise<Outcome> {
  const facts = await readTeamFile(file);
  const desk = await importFacts(db, { by: { isConsole: true }, defaults, facts }).catch(refusedLines);
  if (Array.isArray(desk)) return refusal(file, desk);
  const changed = desk.draft?.changed ?? [];
  const what = changed.length > 0 ? `It changes ${changed.join(", ")}.` : "It changes nothing that’s published.";
  return {
    isDone: true,
    text: `${file} is the draft now. ${what}\n  Staff publish it in the dashboard, under Settings > Site.`,
  };
}
