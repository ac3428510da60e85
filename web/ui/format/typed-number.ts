/** A whole number as people type it, with a dollar sign, and spaces and commas between the thousands. What is none is left as typed. */
export function wholeNumberIn(typed: string): number | string | undefined {
  const digits = typed.replaceAll(/[\s$]|,(?=\d{3}(?!\d))/g, "");
  if (digits === "") return undefined;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : typed;
}
