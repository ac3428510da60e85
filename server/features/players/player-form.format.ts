const numbers = new Set(["powerRanking", "earnings"]);
const digits = /^\s*\d{1,10}\s*$/;

/** The fields of a form, where everything is text, as the request has them: an empty one is absent, and a line ends as it was typed. */
export const asPlayerFields = (form: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, typed]) => typed.trim() !== "")
      .map(([name, typed]) => [name, typed.replaceAll("\r\n", "\n")] as const)
      .map(([name, typed]) => [name, numbers.has(name) && digits.test(typed) ? Number(typed) : typed]),
  );
