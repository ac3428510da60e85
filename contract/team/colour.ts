// Colours and their contrast. Kept free of zod because the browser loads this file.

/** A colour as people perceive it (Oklab): lightness from 0 to 1, and two opposed hues. */
export type Lab = { l: number; a: number; b: number };

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

function lightsOf(hex: string): [red: number, green: number, blue: number] {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** The figures are those of the definition, bottosson.github.io/posts/oklab. */
export function labOf(hex: string): Lab {
  const [red, green, blue] = lightsOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function partsOf({ l, a, b }: Lab): [red: number, green: number, blue: number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const isShown = (lab: Lab) => partsOf(lab).every((part) => part >= -0.0005 && part <= 1.0005);

/** Returns the colour, less strong if screens can't show it. */
export function hexOf(lab: Lab): string {
  let colour = { ...lab, l: Math.min(1, Math.max(0, lab.l)) };
  for (let tries = 0; tries < 60 && !isShown(colour); tries++) {
    colour = { l: colour.l, a: colour.a * 0.95, b: colour.b * 0.95 };
  }
  const pair = (part: number) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${partsOf(colour).map(pair).join("")}`;
}

/** How bright a colour is, from 0 to 1, as WCAG measures it. */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = lightsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A contrast with one digit, rounded down so that 4.49 isn't said to be 4.5. */
export const ratioOf = (contrast: number) => `${(Math.floor(contrast * 10 + 1e-9) / 10).toFixed(1)}:1`;

const lightnessSteps = 250;

/**
 * Returns the colour, or else the nearest of its hue that has the contrast on all of the backgrounds; undefined if not even black or
 * white has.
 */
export function nearestWithContrast(hex: string, backgrounds: readonly string[], contrast: number): string | undefined {
  const passes = (colour: string) => backgrounds.every((background) => contrastOf(colour, background) >= contrast);
  if (passes(hex)) return hex;
  const lab = labOf(hex);
  for (let step = 1; step <= lightnessSteps; step++) {
    for (const l of [lab.l - step / lightnessSteps, lab.l + step / lightnessSteps]) {
      const colour = l >= 0 && l <= 1 ? hexOf({ ...lab, l }) : undefined;
      if (colour && passes(colour)) return colour;
    }
  }
  return ["#000000", "#ffffff"].find(passes);
}
