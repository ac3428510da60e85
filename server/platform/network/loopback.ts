/** Whether a URL's host is this machine itself, so that nothing leaves it. */
export const isLoopback = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
