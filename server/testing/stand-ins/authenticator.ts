import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Answer = { challenge: string; origin: string; isVerified?: boolean };

const personIsThere = 0x01;
const personIsVerified = 0x04;
const withNewKey = 0x40;

const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const inFourBytes = (count: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
};
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();

/**
 * Makes a security key with one passkey, which answers as WebAuthn specifies. With it anyone can sign anything, as a thief would.
 * A synced one doesn't count its uses.
 */
export function makeAuthenticator({ isSynced = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = inBase64(credentialId);
  let uses = 0;

  const authenticatorData = (origin: string, flags: number, newKey: Uint8Array = Buffer.alloc(0)) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), inFourBytes(uses), newKey]);
  const clientData = (type: string, { challenge, origin }: Answer) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answered = <Response>(response: Response) => ({
    id,
    rawId: id,
    type: "public-key" as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    /** Makes the passkey. */
    register(asked: Answer) {
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2], // an elliptic curve,
        [3, -7], // used for ES256,
        [-1, 1], // which is P-256
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const newKey = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(coseKey)]);
      const authData = authenticatorData(asked.origin, personIsThere | personIsVerified | withNewKey, newKey);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return answered({
        clientDataJSON: inBase64(clientData("webauthn.create", asked)),
        attestationObject: inBase64(isoCBOR.encode(attestation as never)), // its type has no nested maps
      });
    },
    /** Signs in with it. */
    signIn(asked: Answer) {
      if (!isSynced) uses++;
      const { isVerified = true } = asked;
      const authData = authenticatorData(asked.origin, personIsThere | (isVerified ? personIsVerified : 0));
      const client = clientData("webauthn.get", asked);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return answered({
        clientDataJSON: inBase64(client),
        authenticatorData: inBase64(authData),
        signature: inBase64(signature),
      });
    },
  };
}
