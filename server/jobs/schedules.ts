export const hourly = { everyMs: 3_600_000 };
export const daily = { everyMs: 86_400_000 };
