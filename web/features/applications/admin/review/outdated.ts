import { ApiFailure } from "#contract/client.ts";

/** The application has changed or is gone since it was read. */
export const isOutdated = (error: unknown) => error instanceof ApiFailure && [404, 409].includes(error.status);

/** It was decided or is gone: no decision can be made on it. */
export const isClosed = (error: unknown) => isOutdated(error) && error instanceof ApiFailure && !error.current;
