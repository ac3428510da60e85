/** Opens a message beside the list, or over it on a phone; filters and sorting stay. */
export const linkTo = (message: string | undefined) =>
  ({
    to: ".",
    search: (before: Record<string, unknown>) => ({ ...before, message }),
    resetScroll: false,
    activeOptions: { explicitUndefined: true },
  }) as const;

/** The id of a row's link, which gets the focus back when its message is closed. */
export const rowId = (message: string) => `message-${message}`;
