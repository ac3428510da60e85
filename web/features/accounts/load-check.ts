import type { checks } from "./account-checks.ts";

/** Returns a function for a form's `loadCheck`. */
export const checkOfForm = (form: keyof typeof checks) => async () => {
  const loaded = await import("./account-checks.ts");
  return { problemsOf: loaded.checks[form] };
};
