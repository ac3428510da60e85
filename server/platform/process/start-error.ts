/** What stops the site from starting, in one clear line for people. */
export class StartError extends Error {}
