import { providerPaths } from "#contract/accounts/constants.ts";

/** A site that logs everything, and whose sign-in provider is away. */
export const loggingAll = {
  LOG_LEVEL: "trace",
  OIDC_ISSUER: "http://127.0.0.1:1",
  OIDC_CLIENT_ID: "site.apps.example",
  OIDC_CLIENT_SECRET: "the secret of a site",
};
/** A call that leaves a line in the site's log: if that line is there, lines of other calls would be too. */
export const aLoggedPath = providerPaths.start;
export const itsLine = '"msg":"a service the site needs is failing"';
