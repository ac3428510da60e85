const longFrom = 420;
const manyLines = 6;

/** Whether a text takes so much room that it is folded. The styles fold to fewer lines than this makes anywhere. */
export const isLong = (text: string) => text.length > longFrom || text.split("\n").length > manyLines;
