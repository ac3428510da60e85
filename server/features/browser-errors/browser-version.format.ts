/**
 * In this order, since some browsers also send the names of later ones. Safari sends its version separately from its
 * name.
 */
const browsers: [string, RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /\b(?:OPR|Opera)\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)/],
];
/** The start of the header says enough. */
const longest = 512;

/**
 * Names the browser and its main version, such as "Chrome 142": enough to find its fault, too little to recognise the visitor.
 */
export function browserVersion(userAgent: string): string {
  const said = userAgent.slice(0, longest);
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(said)?.[1];
    if (version && (name !== "Safari" || said.includes(" Safari/"))) return `${name} ${version}`;
  }
  return "another browser";
}
