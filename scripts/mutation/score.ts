/** The parts of Stryker's report used here. */
export type MutationReport = { files: Record<string, { mutants: { status: string }[] }> };

/** Says how many of the tested mutants were detected: "95.0 %  38 of 40, 2 survived". */
export function scoreOf({ files }: MutationReport): string {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const [noticed, missed] = [count("Killed", "Timeout"), count("Survived", "NoCoverage")];
  const percent = ((100 * noticed) / (noticed + missed)).toFixed(1);
  return `${percent.padStart(5)} %  ${noticed} of ${noticed + missed}, ${missed} survived`;
}
