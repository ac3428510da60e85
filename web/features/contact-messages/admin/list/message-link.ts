/** Returns link props that open a message beside the list, or over it on a phone, keeping filters and sorting. */
export const linkTo = (message: string | undefined) =>
  ({
    to: ".",
    search: (before: Record<string, unknown>) => ({ ...before, message }),
    resetScroll: false,
    activeOptions: { explicitUndefined: true },
  }) as const;

/** The id of a row's link, which receives the focus when its message is closed. */
export const rowId = (message: string) => `message-${message}`;
