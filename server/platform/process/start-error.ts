/** What stops the site from starting, in one clear line for a person. */
export class StartError extends Error {}
