/** Alphabets that have letters in common, by their look. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** Letters of other alphabets that look like Latin ones. */
const lookLatin = /^[аеорсухіјѕһԁԛԝАВЕКМНОРСТХУІЈЅοορνιυαΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u;

/** Whether a name could be read as another one: it mixes alphabets, or has only letters that look like Latin ones. */
export function isDisguised(name: string): boolean {
  const letters = name.normalize("NFKC").replaceAll(/\P{L}/gu, "");
  return alphabets.filter((alphabet) => alphabet.test(letters)).length > 1 || lookLatin.test(letters);
}
