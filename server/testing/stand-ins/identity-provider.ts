import { generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration, type JWK, type KoaContextWithOIDC } from "oidc-provider";
import { providerPaths } from "#contract/accounts/constants.ts";

/** Someone with an account at the provider, as its tokens describe them. */
export type ProviderAccount = { sub: string; name?: string; email?: string; email_verified?: boolean | string };

/** What goes wrong at the provider instead of an answer. */
export type Trouble = "hang" | "500" | "bad JSON" | "too long";

/**
 * Starts a provider on this machine that follows the standards, for the site at this address. Its page signs in the person who
 * was set last, with a button or a POST to the same address. Its tokens only identify the person; everything else has to be asked
 * for.
 */
export async function startIdentityProvider({ siteUrl }: { siteUrl: string }) {
  const asked: string[] = [];
  let trouble: { path: string; kind: Trouble } | undefined;
  let person: ProviderAccount = { sub: "nobody" };
  let misstated: Record<string, unknown> | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    if (misstated && path.endsWith("/openid-configuration")) changeJson(response, misstated);
    if (trouble?.kind === "too long" && path.startsWith(trouble.path)) lengthen(response);
    else if (trouble && path.startsWith(trouble.path)) return answerBadly(trouble.kind)(request, response);
    return (path.startsWith(door) ? signInPage : provider.callback())(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  const client = { client_id: "site.apps.example", client_secret: "the secret of a site" };
  const redirect_uris = [new URL(providerPaths.callback, siteUrl).href];
  const makeProvider = () =>
    new Provider(issuer, {
      ...rules,
      clients: [{ ...client, redirect_uris }],
      jwks: { keys: [newKey()] },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
    });
  let provider = makeProvider();
  const signInPage: RequestListener = (request, response) => {
    if (request.method !== "POST") return response.setHeader("content-type", "text/html").end(pageFor(person));
    const isRefused = request.url?.endsWith("?refuse");
    const result = isRefused ? { error: "access_denied" } : { login: { accountId: person.sub, remember: false } };
    provider.interactionFinished(request, response, result).catch((error: Error) => response.destroy(error));
  };
  return {
    issuer,
    /** As the site's environment would have them. */
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret },
    /** Sets who signs in from now on. */
    setPerson: (next: ProviderAccount) => {
      person = next;
    },
    /** Sets what goes wrong at addresses with this beginning, from now on. */
    setTrouble: (path?: string, kind: Trouble = "500") => {
      trouble = path === undefined ? undefined : { path, kind };
    },
    /** Sets what it gets wrong in its own description from now on; undefined values are left out of it. */
    misstate: (next?: Record<string, unknown>) => {
      misstated = next;
    },
    /** Makes it sign with a new key from now on. */
    rotateKeys: () => {
      provider = makeProvider();
    },
    /** Returns how often this address was asked for. */
    timesAsked: (path: string) => asked.filter((one) => one.startsWith(path)).length,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const door = "/sign-in/";

const rules: Configuration = {
  cookies: { keys: ["a key for tests only"] },
  claims: { email: ["email", "email_verified"], profile: ["name", "given_name", "nickname"] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => door + uid },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
  loadExistingGrant: grantAll,
};

/** Grants everything, so that nobody is asked which claims to share. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), kid: randomBytes(8).toString("hex"), use: "sig", alg: "RS256" };
}

/** Changes values in the answer. */
function changeJson(response: ServerResponse, changes: Record<string, unknown>) {
  const end = response.end.bind(response);
  response.end = (body: unknown) => {
    response.removeHeader("content-length");
    return end(JSON.stringify({ ...JSON.parse(String(body)), ...changes }));
  };
}

/** Puts two megabytes of blanks before the answer, which JSON allows. */
function lengthen(response: ServerResponse) {
  const end = response.end.bind(response);
  response.end = (body: unknown) => {
    response.removeHeader("content-length");
    return end(" ".repeat(2 * 1024 * 1024) + String(body));
  };
}

function answerBadly(kind: Trouble): RequestListener {
  return (_request, response) => {
    if (kind === "500") response.writeHead(500).end("Something went wrong");
    else if (kind === "bad JSON") response.setHeader("content-type", "application/json").end("{ this is not");
    // otherwise it hangs, without an answer
  };
}

const pageFor = ({
  email,
  sub,
}: ProviderAccount) => `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Sign in</title>
<h1>Sign in at the provider</h1>
<form method="post"><button>Continue as ${email ?? sub}</button></form>
<form method="post" action="?refuse"><button>Cancel</button></form>`;
