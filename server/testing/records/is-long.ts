/** Whether the long forms of tests run, as `npm run test:endurance` does. A file that imports this runs there as well. */
export const isLong = process.env.LONG === "1";
