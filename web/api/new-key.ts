/**
 * Makes the idempotency key of a request that may be sent again without knowing whether it was carried out. Doesn't use
 * crypto.randomUUID, which is missing on plain http.
 */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join("-");
