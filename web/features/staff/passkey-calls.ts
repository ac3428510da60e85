import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** A browser has passkeys over https and at localhost, and they belong to a host name. */
export const hasPasskeys = () =>
  window.isSecureContext && "PublicKeyCredential" in window && !/^\[|^[\d.]+$/.test(location.hostname);

const library = () => import("@simplewebauthn/browser");

/** Asks the person for a new passkey. */
export async function makePasskey(options: object) {
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }); // the server's library made them
  return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
}

/** Asks the person to sign in with a passkey. */
export async function askForPasskey(options: object) {
  const { startAuthentication } = await library();
  const signed = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }); // the same
  return { ...signed, clientExtensionResults: { ...signed.clientExtensionResults } };
}

/** Whether the person closed the browser's prompt, or had no passkey for this site. */
export const isCancelled = (error: unknown) =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
