import type { Team } from "#contract/team.ts";

/** How a country writes and counts: locale, currency, time zone and the day weeks start on, as CLDR has them. */
type Habits = readonly [locale: string, currency: string, timeZone: string, weekStart: Team["weekStart"]];

/** Some of the countries that teams are from. Where numbers are written in other digits, the locale is English. */
const habits: Readonly<Record<string, Habits>> = {
  AE: ["en-AE", "AED", "Asia/Dubai", "Monday"],
  AR: ["es-AR", "ARS", "America/Argentina/Buenos_Aires", "Monday"],
  AT: ["de-AT", "EUR", "Europe/Vienna", "Monday"],
  AU: ["en-AU", "AUD", "Australia/Sydney", "Monday"],
  BD: ["en-BD", "BDT", "Asia/Dhaka", "Sunday"],
  BE: ["nl-BE", "EUR", "Europe/Brussels", "Monday"],
  BG: ["bg-BG", "EUR", "Europe/Sofia", "Monday"],
  BR: ["pt-BR", "BRL", "America/Sao_Paulo", "Sunday"],
  CA: ["en-CA", "CAD", "America/Toronto", "Sunday"],
  CH: ["de-CH", "CHF", "Europe/Zurich", "Monday"],
  CL: ["es-CL", "CLP", "America/Santiago", "Monday"],
  CN: ["zh-CN", "CNY", "Asia/Shanghai", "Monday"],
  CO: ["es-CO", "COP", "America/Bogota", "Sunday"],
  CY: ["el-CY", "EUR", "Asia/Nicosia", "Monday"],
  CZ: ["cs-CZ", "CZK", "Europe/Prague", "Monday"],
  DE: ["de-DE", "EUR", "Europe/Berlin", "Monday"],
  DK: ["da-DK", "DKK", "Europe/Copenhagen", "Monday"],
  EE: ["et-EE", "EUR", "Europe/Tallinn", "Monday"],
  EG: ["en-EG", "EGP", "Africa/Cairo", "Saturday"],
  ES: ["es-ES", "EUR", "Europe/Madrid", "Monday"],
  FI: ["fi-FI", "EUR", "Europe/Helsinki", "Monday"],
  FR: ["fr-FR", "EUR", "Europe/Paris", "Monday"],
  GB: ["en-GB", "GBP", "Europe/London", "Monday"],
  GR: ["el-GR", "EUR", "Europe/Athens", "Monday"],
  HK: ["en-HK", "HKD", "Asia/Hong_Kong", "Sunday"],
  HR: ["hr-HR", "EUR", "Europe/Zagreb", "Monday"],
  HU: ["hu-HU", "HUF", "Europe/Budapest", "Monday"],
  ID: ["id-ID", "IDR", "Asia/Jakarta", "Sunday"],
  IE: ["en-IE", "EUR", "Europe/Dublin", "Monday"],
  IL: ["he-IL", "ILS", "Asia/Jerusalem", "Sunday"],
  IN: ["en-IN", "INR", "Asia/Kolkata", "Sunday"],
  IS: ["is-IS", "ISK", "Atlantic/Reykjavik", "Sunday"],
  IT: ["it-IT", "EUR", "Europe/Rome", "Monday"],
  JP: ["ja-JP", "JPY", "Asia/Tokyo", "Sunday"],
  KE: ["en-KE", "KES", "Africa/Nairobi", "Sunday"],
  KR: ["ko-KR", "KRW", "Asia/Seoul", "Sunday"],
  LT: ["lt-LT", "EUR", "Europe/Vilnius", "Monday"],
  LU: ["fr-LU", "EUR", "Europe/Luxembourg", "Monday"],
  LV: ["lv-LV", "EUR", "Europe/Riga", "Monday"],
  MA: ["fr-MA", "MAD", "Africa/Casablanca", "Monday"],
  MT: ["en-MT", "EUR", "Europe/Malta", "Sunday"],
  MX: ["es-MX", "MXN", "America/Mexico_City", "Sunday"],
  MY: ["ms-MY", "MYR", "Asia/Kuala_Lumpur", "Monday"],
  NG: ["en-NG", "NGN", "Africa/Lagos", "Monday"],
  NL: ["nl-NL", "EUR", "Europe/Amsterdam", "Monday"],
  NO: ["nb-NO", "NOK", "Europe/Oslo", "Monday"],
  NZ: ["en-NZ", "NZD", "Pacific/Auckland", "Monday"],
  PE: ["es-PE", "PEN", "America/Lima", "Sunday"],
  PH: ["en-PH", "PHP", "Asia/Manila", "Sunday"],
  PK: ["en-PK", "PKR", "Asia/Karachi", "Sunday"],
  PL: ["pl-PL", "PLN", "Europe/Warsaw", "Monday"],
  PT: ["pt-PT", "EUR", "Europe/Lisbon", "Sunday"],
  RO: ["ro-RO", "RON", "Europe/Bucharest", "Monday"],
  RS: ["sr-Latn-RS", "RSD", "Europe/Belgrade", "Monday"],
  SA: ["en-SA", "SAR", "Asia/Riyadh", "Sunday"],
  SE: ["sv-SE", "SEK", "Europe/Stockholm", "Monday"],
  SG: ["en-SG", "SGD", "Asia/Singapore", "Sunday"],
  SI: ["sl-SI", "EUR", "Europe/Ljubljana", "Monday"],
  SK: ["sk-SK", "EUR", "Europe/Bratislava", "Monday"],
  TH: ["en-TH", "THB", "Asia/Bangkok", "Sunday"],
  TR: ["tr-TR", "TRY", "Europe/Istanbul", "Monday"],
  TW: ["zh-TW", "TWD", "Asia/Taipei", "Sunday"],
  UA: ["uk-UA", "UAH", "Europe/Kyiv", "Monday"],
  US: ["en-US", "USD", "America/New_York", "Sunday"],
  VN: ["vi-VN", "VND", "Asia/Ho_Chi_Minh", "Monday"],
  ZA: ["en-ZA", "ZAR", "Africa/Johannesburg", "Sunday"],
};

const names = new Intl.DisplayNames("en-GB", { type: "region" });

/** Countries by their code, in the order of their names. */
export const countries: readonly { code: string; name: string }[] = Object.keys(habits)
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en-GB"));

/** Returns the facts that follow from a country. */
export function factsOfCountry(code: string): Pick<Team, "locale" | "currency" | "timeZone" | "weekStart"> | undefined {
  const found = habits[code];
  if (!found) return undefined;
  const [locale, currency, timeZone, weekStart] = found;
  return { locale, currency, timeZone, weekStart };
}

/** Returns the code of the country that a locale such as nb-NO names. */
export const countryOf = (locale: string): string | undefined => /-([A-Z]{2})$/.exec(locale)?.[1];

export const nameOfCountry = (locale: string): string | undefined => {
  const code = countryOf(locale);
  return code && names.of(code);
};
