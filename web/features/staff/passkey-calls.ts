import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Whether passkeys work here: over https or on localhost, at a host name rather than an IP address. */
export const hasPasskeys = () =>
  window.isSecureContext && "PublicKeyCredential" in window && !/^\[|^[\d.]+$/.test(location.hostname);

const library = () => import("@simplewebauthn/browser");

/** Prompts for a new passkey. */
export async function makePasskey(options: object) {
  const { startRegistration } = await library();
  // Created by the server's half of this library.
  const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
}

/** Prompts to sign in with a passkey. */
export async function askForPasskey(options: object) {
  const { startAuthentication } = await library();
  // Created by the server's half of this library.
  const signed = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  return { ...signed, clientExtensionResults: { ...signed.clientExtensionResults } };
}

/** Whether the person closed the browser's prompt, or had no passkey for this site. */
export const isCancelled = (error: unknown) =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
