type Asked = { returnUrl?: unknown };

/** The search option of the pages that staff sign in by: the page that they are brought to then. */
export const staffSignInSearch = ({ returnUrl }: Asked): { returnUrl?: string } =>
  typeof returnUrl === "string" ? { returnUrl } : {};
