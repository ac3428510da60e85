/** What holds for a new account. Plain links: the dialog stands on documents too. */
export const AccountTerms = () => (
  <p className="account__small">
    We email you a link to confirm your address. By creating an account you accept the <a href="/terms">terms</a>. The{" "}
    <a href="/privacy">privacy notice</a> says what we keep.
  </p>
);
