import type { checks } from "./account-checks.ts";

/** For a form's `loadCheck`. */
export const checkOfForm = (form: keyof typeof checks) => async () => {
  const loaded = await import("./account-checks.ts");
  return { problemsOf: loaded.checks[form] };
};
