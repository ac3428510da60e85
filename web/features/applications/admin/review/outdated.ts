import { ApiFailure } from "#contract/client.ts";

/** The application has changed or is gone since it was read. */
export const isOutdated = (error: unknown) => error instanceof ApiFailure && [404, 409].includes(error.status);
