import type { Legal } from "./legal.ts";

/** Who may have an account. */
export const ageRuleOf = ({ minimumAge }: Legal): string => `You must be ${minimumAge} or older.`;
