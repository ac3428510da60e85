/** In this order, because each browser also names those below it in its user agent. */
const browsers: [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\/(\d+)/, "Edge"],
  [/\b(?:OPR|OPiOS)\/(\d+)/, "Opera"],
  [/\bSamsungBrowser\/(\d+)/, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, "Chrome"],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Turns a user agent into plain words: "Chrome 140 on Windows". Untrusted, because clients can send any text. */
export function browserName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent));
  if (!browser) return "Unknown browser";
  const [pattern, name] = browser;
  const [, version] = pattern.exec(userAgent) ?? [];
  const system = systems.find(([known]) => known.test(userAgent))?.[1];
  return `${name} ${version}${system ? ` on ${system}` : ""}`;
}
