let addresses = 0;

/** Returns an address that nobody in this process had before: many limits count by address, so people of a test have their own. */
export function newAddress(): string {
  addresses += 1;
  return `198.18.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A site in a process of its own then believes what `fromNewAddress` says. */
export const behindProxy = { TRUST_PROXY: "127.0.0.1" };

/** Gives whoever sends it an address of their own, as the site's proxy would. */
export const fromNewAddress = () => ({ "x-forwarded-for": newAddress() });
