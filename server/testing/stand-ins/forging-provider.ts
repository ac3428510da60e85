import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Claims = Record<string, unknown>;
type Header = { alg: string; kid?: string };

/** Starts a provider that answers with whatever token it is told to, and claims to use the weakest signatures there are. */
export async function startForgingProvider() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const clientId = "site.apps.example";
  let token = "";
  let profile: Claims = {};
  const server = createServer((request, response) => {
    const responses: Record<string, unknown> = {
      "/.well-known/openid-configuration": descriptionOf(issuer),
      "/jwks": { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "known", alg: "RS256", use: "sig" }] },
      "/token": { access_token: "opaque", token_type: "Bearer", id_token: token },
      "/profile": profile,
    };
    response.setHeader("content-type", "application/json").end(JSON.stringify(responses[request.url ?? ""] ?? null));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: "the secret of a site" },
    publicKey,
    /** Returns the claims of a correct token. */
    rightClaims: (nonce: string): Claims => ({
      iss: issuer,
      aud: clientId,
      sub: "forged",
      nonce,
      iat: seconds(0),
      exp: seconds(3600),
      email: "somebody@demo.example",
      email_verified: true,
      name: "Sam Sample",
    }),
    /** Signs as the header says, with the provider's own key unless another is given. */
    sign: (claims: Claims, header: Header = { alg: "RS256", kid: "known" }, key: KeyObject | string = privateKey) => {
      const content = `${encoded(header)}.${encoded(claims)}`;
      return `${content}.${signatureOf(content, header, key).toString("base64url")}`;
    },
    /** Sets the token that it gives for any code, and what it says about the person when asked. */
    answerWith: (nextToken: string, nextProfile: Claims = {}) => {
      token = nextToken;
      profile = nextProfile;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Returns a time relative to now, in seconds as in tokens. */
export const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signatureOf(content: string, { alg }: Header, key: KeyObject | string): Buffer {
  if (alg === "none") return Buffer.alloc(0);
  return alg === "HS256"
    ? createHmac("sha256", key).update(content).digest()
    : sign("sha256", Buffer.from(content), key);
}

const descriptionOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/profile`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
});
