type Asked = { returnUrl?: unknown; notice?: unknown };

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/**
 * Returns the search options of the sign-in pages: where to go next, and the provider's notice. Ignores repeated options, which
 * our links never have.
 */
export const signInSearch = ({ returnUrl, notice }: Asked): { returnUrl?: string; notice?: string } => ({
  returnUrl: textOf(returnUrl),
  notice: textOf(notice),
});
