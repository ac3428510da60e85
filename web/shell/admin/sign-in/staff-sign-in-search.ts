type Asked = { returnUrl?: unknown };

/** Returns the search option of the staff sign-in pages: where to go after signing in. */
export const staffSignInSearch = ({ returnUrl }: Asked): { returnUrl?: string } =>
  typeof returnUrl === "string" ? { returnUrl } : {};
