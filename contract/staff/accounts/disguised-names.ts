import { spellingOf } from "#contract/staff/guest-mark.ts";

/** Alphabets that have letters in common, by their look. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** Letters of other alphabets that look like Latin ones, and those that they look like, in the same order. */
const lookalikes = "аеорсухіјѕһԁԛԝАВЕКМНОРСТХУІЈЅορνιυαΑΒΕΖΗΙΚΜΝΟΡΤΥΧ";
const latin = "aeopcyxijshdqwABEKMHOPCTXYIJSopviuaABEZHIKMNOPTYX";
const lookLatin = new RegExp(`^[${lookalikes}]+$`, "u");

/** Reduces a name to what people read, so that a name with such letters matches the one that it imitates. */
export const lookOf = (name: string) =>
  spellingOf([...name].map((letter) => latin[lookalikes.indexOf(letter)] ?? letter).join(""));

/** Whether a name could be read as another one: it mixes alphabets, or has only letters that look like Latin ones. */
export function isDisguised(name: string): boolean {
  const letters = name.normalize("NFKC").replaceAll(/\P{L}/gu, "");
  return alphabets.filter((alphabet) => alphabet.test(letters)).length > 1 || lookLatin.test(letters);
}
