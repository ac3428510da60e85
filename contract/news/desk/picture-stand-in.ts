/** The text in a picture's place while it's uploading. Unlike anything that people would type. */
export const standInFor = (name: string, number: number) =>
  `![Uploading ${name.replaceAll(/[[\]\n]/g, "")} (${number})…]()`;

const standIns = /(^|\n+)!\[Uploading [^\]\n]* \(\d+\)…\]\(\)(?=\n|$)|!\[Uploading [^\]\n]* \(\d+\)…\]\(\)/g;

/** Removes the places of pictures that are still uploading: what is kept or saved can't wait for them. */
export const withoutStandIns = (content: string) => content.replaceAll(standIns, "");
