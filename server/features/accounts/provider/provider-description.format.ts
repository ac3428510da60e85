import { z } from "zod";

const addressOver = (protocols: readonly string[]) =>
  z.string().refine((address) => protocols.includes(URL.parse(address)?.protocol ?? ""));

/** The parts of the provider's description that we use. They may only be http if the issuer is. */
function usableDescription({ protocol }: URL) {
  const endpoint = addressOver(["https:", protocol]);
  return z.object({
    authorization_endpoint: endpoint,
    token_endpoint: endpoint,
    jwks_uri: endpoint,
    userinfo_endpoint: endpoint.optional(),
    token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
    id_token_signing_alg_values_supported: z.array(z.string()).optional(),
  });
}

/** Throws if nobody could sign in with this description. */
export function requireUsable(description: unknown, issuer: URL) {
  const { error } = usableDescription(issuer).safeParse(description);
  if (!error) return;
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  throw new Error(`The provider’s description of itself can’t be used: ${[...names].join(", ")}`);
}
