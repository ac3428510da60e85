import type { Team } from "#contract/team.ts";

/** A country’s name, and how it writes and counts: locale, currency, time zone and the day weeks start on, as CLDR has them. */
type Habits = readonly [name: string, locale: string, currency: string, timeZone: string, weekStart: Team["weekStart"]];

/** Some of the countries that teams are from. Where numbers are written in other digits, the locale is English. */
const habits: Readonly<Record<string, Habits>> = {
  AE: ["United Arab Emirates", "en-AE", "AED", "Asia/Dubai", "Monday"],
  AR: ["Argentina", "es-AR", "ARS", "America/Argentina/Buenos_Aires", "Monday"],
  AT: ["Austria", "de-AT", "EUR", "Europe/Vienna", "Monday"],
  AU: ["Australia", "en-AU", "AUD", "Australia/Sydney", "Monday"],
  BD: ["Bangladesh", "en-BD", "BDT", "Asia/Dhaka", "Sunday"],
  BE: ["Belgium", "nl-BE", "EUR", "Europe/Brussels", "Monday"],
  BG: ["Bulgaria", "bg-BG", "EUR", "Europe/Sofia", "Monday"],
  BR: ["Brazil", "pt-BR", "BRL", "America/Sao_Paulo", "Sunday"],
  CA: ["Canada", "en-CA", "CAD", "America/Toronto", "Sunday"],
  CH: ["Switzerland", "de-CH", "CHF", "Europe/Zurich", "Monday"],
  CL: ["Chile", "es-CL", "CLP", "America/Santiago", "Monday"],
  CN: ["China", "zh-CN", "CNY", "Asia/Shanghai", "Monday"],
  CO: ["Colombia", "es-CO", "COP", "America/Bogota", "Sunday"],
  CY: ["Cyprus", "el-CY", "EUR", "Asia/Nicosia", "Monday"],
  CZ: ["Czechia", "cs-CZ", "CZK", "Europe/Prague", "Monday"],
  DE: ["Germany", "de-DE", "EUR", "Europe/Berlin", "Monday"],
  DK: ["Denmark", "da-DK", "DKK", "Europe/Copenhagen", "Monday"],
  EE: ["Estonia", "et-EE", "EUR", "Europe/Tallinn", "Monday"],
  EG: ["Egypt", "en-EG", "EGP", "Africa/Cairo", "Saturday"],
  ES: ["Spain", "es-ES", "EUR", "Europe/Madrid", "Monday"],
  FI: ["Finland", "fi-FI", "EUR", "Europe/Helsinki", "Monday"],
  FR: ["France", "fr-FR", "EUR", "Europe/Paris", "Monday"],
  GB: ["United Kingdom", "en-GB", "GBP", "Europe/London", "Monday"],
  GR: ["Greece", "el-GR", "EUR", "Europe/Athens", "Monday"],
  HK: ["Hong Kong", "en-HK", "HKD", "Asia/Hong_Kong", "Sunday"],
  HR: ["Croatia", "hr-HR", "EUR", "Europe/Zagreb", "Monday"],
  HU: ["Hungary", "hu-HU", "HUF", "Europe/Budapest", "Monday"],
  ID: ["Indonesia", "id-ID", "IDR", "Asia/Jakarta", "Sunday"],
  IE: ["Ireland", "en-IE", "EUR", "Europe/Dublin", "Monday"],
  IL: ["Israel", "he-IL", "ILS", "Asia/Jerusalem", "Sunday"],
  IN: ["India", "en-IN", "INR", "Asia/Kolkata", "Sunday"],
  IS: ["Iceland", "is-IS", "ISK", "Atlantic/Reykjavik", "Sunday"],
  IT: ["Italy", "it-IT", "EUR", "Europe/Rome", "Monday"],
  JP: ["Japan", "ja-JP", "JPY", "Asia/Tokyo", "Sunday"],
  KE: ["Kenya", "en-KE", "KES", "Africa/Nairobi", "Sunday"],
  KR: ["South Korea", "ko-KR", "KRW", "Asia/Seoul", "Sunday"],
  LT: ["Lithuania", "lt-LT", "EUR", "Europe/Vilnius", "Monday"],
  LU: ["Luxembourg", "fr-LU", "EUR", "Europe/Luxembourg", "Monday"],
  LV: ["Latvia", "lv-LV", "EUR", "Europe/Riga", "Monday"],
  MA: ["Morocco", "fr-MA", "MAD", "Africa/Casablanca", "Monday"],
  MT: ["Malta", "en-MT", "EUR", "Europe/Malta", "Sunday"],
  MX: ["Mexico", "es-MX", "MXN", "America/Mexico_City", "Sunday"],
  MY: ["Malaysia", "ms-MY", "MYR", "Asia/Kuala_Lumpur", "Monday"],
  NG: ["Nigeria", "en-NG", "NGN", "Africa/Lagos", "Monday"],
  NL: ["Netherlands", "nl-NL", "EUR", "Europe/Amsterdam", "Monday"],
  NO: ["Norway", "nb-NO", "NOK", "Europe/Oslo", "Monday"],
  NZ: ["New Zealand", "en-NZ", "NZD", "Pacific/Auckland", "Monday"],
  PE: ["Peru", "es-PE", "PEN", "America/Lima", "Sunday"],
  PH: ["Philippines", "en-PH", "PHP", "Asia/Manila", "Sunday"],
  PK: ["Pakistan", "en-PK", "PKR", "Asia/Karachi", "Sunday"],
  PL: ["Poland", "pl-PL", "PLN", "Europe/Warsaw", "Monday"],
  PT: ["Portugal", "pt-PT", "EUR", "Europe/Lisbon", "Sunday"],
  RO: ["Romania", "ro-RO", "RON", "Europe/Bucharest", "Monday"],
  RS: ["Serbia", "sr-Latn-RS", "RSD", "Europe/Belgrade", "Monday"],
  SA: ["Saudi Arabia", "en-SA", "SAR", "Asia/Riyadh", "Sunday"],
  SE: ["Sweden", "sv-SE", "SEK", "Europe/Stockholm", "Monday"],
  SG: ["Singapore", "en-SG", "SGD", "Asia/Singapore", "Sunday"],
  SI: ["Slovenia", "sl-SI", "EUR", "Europe/Ljubljana", "Monday"],
  SK: ["Slovakia", "sk-SK", "EUR", "Europe/Bratislava", "Monday"],
  TH: ["Thailand", "en-TH", "THB", "Asia/Bangkok", "Sunday"],
  TR: ["Turkey", "tr-TR", "TRY", "Europe/Istanbul", "Monday"],
  TW: ["Taiwan", "zh-TW", "TWD", "Asia/Taipei", "Sunday"],
  UA: ["Ukraine", "uk-UA", "UAH", "Europe/Kyiv", "Monday"],
  US: ["United States", "en-US", "USD", "America/New_York", "Sunday"],
  VN: ["Vietnam", "vi-VN", "VND", "Asia/Ho_Chi_Minh", "Monday"],
  ZA: ["South Africa", "en-ZA", "ZAR", "Africa/Johannesburg", "Sunday"],
};

/** Countries by their code, in the order of their names. */
export const countries: readonly { code: string; name: string }[] = Object.entries(habits)
  .map(([code, [name]]) => ({ code, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en-GB"));

/** Returns the facts that follow from a country. */
export function factsOfCountry(code: string): Pick<Team, "locale" | "currency" | "timeZone" | "weekStart"> | undefined {
  const found = habits[code];
  if (!found) return undefined;
  const [, locale, currency, timeZone, weekStart] = found;
  return { locale, currency, timeZone, weekStart };
}

/** Returns the code of the country that a locale such as nb-NO names. */
export const countryOf = (locale: string): string | undefined => /-([A-Z]{2})$/.exec(locale)?.[1];

export const nameOfCountry = (locale: string): string | undefined => habits[countryOf(locale) ?? ""]?.[0];
