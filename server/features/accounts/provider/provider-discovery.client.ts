import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  clockTolerance,
  customFetch,
  type DiscoveryRequestOptions,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from "openid-client";
import type { Settings } from "#server/env.ts";
import { readAtMost } from "#server/platform/network/read-at-most.ts";
import { requireUsable } from "./provider-description.format.ts";

type Client = { issuer: URL; clientId: string; clientSecret: string };

/** The total time that one request of ours may wait for the provider, so that nobody waits for more than five seconds. */
const deadlineMs = 4_000;
const discoveryLifeMs = 3_600_000;
/** A provider's description, its keys and a profile are a few kilobytes each. */
const mostBytes = 1024 * 1024;
/** How far the provider's clock may be off. */
export const clockToleranceSeconds = 300;

/** Returns the provider in the settings; undefined if there is none. */
export function configuredProvider(settings: Settings): Provider | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return new Provider({ issuer: new URL(OIDC_ISSUER), clientId, clientSecret });
}

/** The sign-in provider. Its description is fetched once an hour, and again when it was wrong or the provider failed. */
export class Provider {
  readonly #client: Client;
  readonly #execute: NonNullable<DiscoveryRequestOptions["execute"]>;
  #described: { metadata: Promise<ServerMetadata>; until: number } | undefined;

  constructor(client: Client) {
    this.#client = client;
    this.#execute = client.issuer.protocol === "http:" ? [allowInsecureRequests] : [];
  }

  /** Connects for one request of ours. It caches no keys, so that new ones are used immediately. */
  async connect(now = Date.now()): Promise<Configuration> {
    const deadline = AbortSignal.timeout(deadlineMs);
    const { clientId, clientSecret } = this.#client;
    const client = { [clockTolerance]: clockToleranceSeconds };
    const configuration = new Configuration(await this.#metadata(now), clientId, client, proveWith(clientSecret));
    configuration[customFetch] = fetchUntil(deadline);
    for (const extend of [...this.#execute, enableNonRepudiationChecks]) extend(configuration);
    return configuration;
  }

  forget() {
    this.#described = undefined;
  }

  #metadata(now: number): Promise<ServerMetadata> {
    if (!this.#described || this.#described.until <= now) {
      const metadata = this.#discover();
      this.#described = { metadata, until: now + discoveryLifeMs };
      metadata.catch(() => this.forget());
    }
    return this.#described.metadata;
  }

  async #discover(): Promise<ServerMetadata> {
    const { issuer, clientId } = this.#client;
    const options = { execute: this.#execute, timeout: deadlineMs / 1000, [customFetch]: fetchShort };
    const metadata = (await discovery(issuer, clientId, undefined, undefined, options)).serverMetadata();
    requireUsable(metadata, issuer);
    return metadata;
  }
}

type Fetch = NonNullable<Configuration[typeof customFetch]>;

const fetchUntil =
  (deadline: AbortSignal): Fetch =>
  (url, options) =>
    fetchShort(url, { ...options, signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline });

// the library's type doesn't tell kinds of buffers apart
const fetchShort: Fetch = async (url, options) => shortResponse(await fetch(url, options as RequestInit));

/**
 * Authenticates with the header that every provider accepts unless it says otherwise. Written by hand because the library encodes
 * more characters than providers decode.
 */
const proveWith =
  (secret: string): ClientAuth =>
  (provider, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: methods = ["client_secret_basic"] } = provider;
    if (!methods.includes("client_secret_basic")) return ClientSecretPost(secret)(provider, client, body, headers);
    const login = [client.client_id, secret].map(encodeURIComponent).join(":");
    headers.set("authorization", `Basic ${Buffer.from(login).toString("base64")}`);
  };

/** Reads the whole response. One that never ends fails before it fills the memory, just like one that breaks off. */
async function shortResponse(response: Response): Promise<Response> {
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  return new Response(await readAtMost(response, mostBytes), { status, statusText, headers });
}
