/** Whether a host, as it stands in an address, is this machine itself: nothing that goes there travels. */
export const isLoopback = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
