/** What finds a part of a text by `like`, whatever marks of patterns are in it; undefined where nothing is looked for. */
export const partOf = (search: string | undefined) =>
  search && `%${search.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;
