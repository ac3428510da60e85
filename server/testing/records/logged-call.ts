import { providerPaths } from "#contract/accounts/constants.ts";

/** A site that logs all it can, and whose sign-in provider is away. */
export const loggingAll = {
  LOG_LEVEL: "trace",
  OIDC_ISSUER: "http://127.0.0.1:1",
  OIDC_CLIENT_ID: "site.apps.example",
  OIDC_CLIENT_SECRET: "the secret of a site",
};
/** A call that leaves a line in its log: where that line stands, other calls would have left theirs. */
export const aLoggedPath = providerPaths.start;
export const itsLine = '"msg":"a service the site needs is failing"';
