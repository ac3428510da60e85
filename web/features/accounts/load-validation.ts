import type { validations } from "./account-validation.ts";

/** Returns a function for a form's `loadValidation`. */
export const loadValidationOf = (form: keyof typeof validations) => async () => {
  const loaded = await import("./account-validation.ts");
  return { problemsOf: loaded.validations[form] };
};
