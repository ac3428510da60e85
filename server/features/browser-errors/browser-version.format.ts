/** Each before those whose name it carries too; Safari says its version apart from its name. */
const browsers: [string, RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /\b(?:OPR|Opera)\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)/],
];
/** More of it tells nothing that the beginning doesn't. */
const longest = 512;

/** The browser that sends this, with its main version, as in "Chrome 142": enough to find its fault, too little to know it again. */
export function browserVersion(userAgent: string): string {
  const said = userAgent.slice(0, longest);
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(said)?.[1];
    if (version && (name !== "Safari" || said.includes(" Safari/"))) return `${name} ${version}`;
  }
  return "another browser";
}
