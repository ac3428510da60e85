import type { Team } from "./team.ts";
import { numberFormat } from "./writing.ts";

/** How the team writes amounts. */
export type MoneyStyle = Pick<Team, "currency" | "locale">;

export const moneyFormat = ({ currency, locale }: MoneyStyle, options?: Intl.NumberFormatOptions) =>
  numberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol", ...options });

/** Formats 25000 as `$25,000`, and 1250.5 with cents as `$1,250.50`, in the team's currency. */
export const formatMoney = (amount: number, style: MoneyStyle): string =>
  moneyFormat(style, Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}).format(amount);

/** The largest amount that a sum can still be exact with. */
const largest = 1_000_000_000;
/** Thousands may be set apart as in any country. Cents only follow a point: in 1,50 a digit may be missing. */
const written = /^(\d{1,3}(?:([\s,.'’])\d{2,3}(?:\2\d{2,3})*)?|\d+)(\.\d{1,2})?$/;

/** Reads 1,500 or 1250.50; undefined for anything else. */
export function amountFrom(text: string): number | undefined {
  const [, whole = "", separator, cents = ""] = written.exec(text.trim()) ?? [];
  if (!whole || (separator && !/\d{3}$/.test(whole)) || (separator === "." && cents)) return undefined;
  const number = Number(whole.replaceAll(/\D/g, "") + cents);
  return number <= largest ? number : undefined;
}

type Display = "narrowSymbol" | "symbol" | "code";

/** Returns the sign of the team's currency, such as `$`. */
export const signOf = (style: MoneyStyle, currencyDisplay: Display = "narrowSymbol"): string =>
  moneyFormat(style, { currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? "";

/**
 * Reads an amount of the team's currency, with or without its sign: `1500`, `$1,500` or `1 500 kr`. Undefined for anything else,
 * such as `Winner` or an amount in another currency.
 */
export function amountIn(text: string, style: MoneyStyle): number | undefined {
  let typed = text.trim().toUpperCase();
  for (const display of ["narrowSymbol", "symbol", "code"] as const) {
    const sign = signOf(style, display).toUpperCase();
    if (typed.startsWith(sign)) typed = typed.slice(sign.length);
    else if (typed.endsWith(sign)) typed = typed.slice(0, -sign.length);
  }
  return amountFrom(typed);
}

/** Signs that name one currency, unless the team's own has the same. */
const wellKnown = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₩": "KRW", "₹": "INR" };

export type Money = { amount: number; currency: string };

/**
 * Reads an amount together with its currency: the team's, or one that is named by its code or by a well-known sign, such as `500 EUR`
 * or `£500`. Undefined for words.
 */
export function moneyIn(text: string, style: MoneyStyle): Money | undefined {
  const own = amountIn(text, style);
  if (own !== undefined) return { amount: own, currency: style.currency };
  const [, before = "", figures = "", after = ""] = /^([^\d\s]*)\s*(\d(?:.*\d)?)\s*(\D*)$/.exec(text.trim()) ?? [];
  const currency = currencyNamed(before + after);
  const amount = amountFrom(figures);
  return amount === undefined || currency === undefined ? undefined : { amount, currency };
}

/** Made at the first use: the browser formats money without it, and a list of results asks for each of its prizes. */
let currencies: Set<string> | undefined;

function currencyNamed(name: string): string | undefined {
  const code = name.trim().toUpperCase();
  const known = Object.entries(wellKnown).find(([sign]) => sign === code)?.[1] ?? code;
  currencies ??= new Set(Intl.supportedValuesOf("currency"));
  return currencies.has(known) ? known : undefined;
}
