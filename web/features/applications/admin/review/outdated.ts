import { ApiFailure } from "#contract/client.ts";

/** Whether the application was changed or deleted since it was loaded. */
export const isOutdated = (error: unknown) => error instanceof ApiFailure && [404, 409].includes(error.status);

/** Whether it was decided or deleted, so that no decision can be made. */
export const isClosed = (error: unknown) => isOutdated(error) && error instanceof ApiFailure && !error.current;
