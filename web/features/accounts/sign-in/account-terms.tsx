import type { ReactNode } from "react";

/** The terms for a new account, after the form's own text. Uses plain links, because documents show the dialog too. */
export const AccountTerms = ({ children }: { children?: ReactNode }) => (
  <p className="account-form__small">
    {children} We’ll email you a link to confirm your address. By creating an account you accept the{" "}
    <a href="/terms">terms</a>. The <a href="/privacy">privacy notice</a> says what we keep.
  </p>
);
