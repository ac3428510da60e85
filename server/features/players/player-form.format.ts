const numbers = new Set(["powerRanking", "earnings"]);
const digits = /^\s*\d{1,10}\s*$/;

/**
 * Turns a form's fields, which are all text, into those of a request: an empty one is absent, and line ends are as they were
 * typed.
 */
export const asPlayerFields = (form: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, typed]) => typed.trim() !== "")
      .map(([name, typed]) => [name, typed.replaceAll("\r\n", "\n")] as const)
      .map(([name, typed]) => [name, numbers.has(name) && digits.test(typed) ? Number(typed) : typed]),
  );
