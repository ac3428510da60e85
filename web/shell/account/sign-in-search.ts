type Asked = { returnUrl?: unknown; notice?: unknown };

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The search options of the pages for signing in: where to go then, and what came of the provider. Links set neither twice. */
export const signInSearch = ({ returnUrl, notice }: Asked): { returnUrl?: string; notice?: string } => ({
  returnUrl: textOf(returnUrl),
  notice: textOf(notice),
});
