import type { ConnectablePlatform } from "#contract/channels/constants.ts";
import { seal, unseal } from "#server/platform/secrets/sealed-text.ts";

type Owner = { platform: ConnectablePlatform; secret: string };

const sealedFor = ({ platform, secret }: Owner) => ({ secret, purpose: `key of ${platform}` });

export const sealKey = (key: string, owner: Owner) => seal(key, sealedFor(owner));

/** Returns undefined if the site's secret has changed since the key was stored. */
export const readKey = (sealed: string, owner: Owner) => unseal(sealed, sealedFor(owner));
