/** Names where an event is, for a list. A meeting's web address can't be read there, so only the event itself shows it. */
export const placeOf = (location: string | null | undefined) =>
  location && /^(https?:\/\/|www\.)/i.test(location.trim()) ? "Online" : location;
