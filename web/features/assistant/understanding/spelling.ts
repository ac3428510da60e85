/** The cost of typing one letter instead of another. */
type CostOfChange = (typed: string | undefined, meant: string | undefined) => number;

const none = Number.POSITIVE_INFINITY;

/**
 * Returns the cost of the changed, added, missing and swapped letters between two words. Each costs 1, except that `costOfChange`
 * prices changed ones. Infinite if the total exceeds `most`.
 */
function costOfTypos(typed: string, meant: string, most: number, costOfChange: CostOfChange = () => 1): number {
  if (Math.abs(typed.length - meant.length) > most) return none;
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const [isTyped, isMeant] = [typed[row - 1], meant[column - 1]];
      const isSwapped = isTyped === meant[column - 2] && typed[row - 2] === isMeant;
      current[column] = Math.min(
        at(last, column - 1) + (isTyped === isMeant ? 0 : costOfChange(isTyped, isMeant)),
        at(last, column) + 1,
        at(current, column - 1) + 1,
        isSwapped ? at(beforeLast, column - 2) + 1 : none,
      );
    }
    if (Math.min(...current) > most) return none;
    [beforeLast, last] = [last, current];
  }
  const cost = at(last, meant.length);
  return cost <= most ? cost : none;
}

const at = (row: number[], column: number) => row[column] ?? none;

const soundAlike = ["aeiouy", "cksz"];
const soundsLike: CostOfChange = (typed = "", meant = "") =>
  soundAlike.some((letters) => letters.includes(typed) && letters.includes(meant)) ? 0.5 : 1;
/** In a short word, changing a letter makes a different word: live, love. */
const neverChanged: CostOfChange = () => none;

const shortestTypo = 4;

/**
 * Returns the known word that a mistyped one most likely is, or undefined. It must start with the same letter, unless the first
 * two are swapped.
 */
export function nearestWord(typed: string, known: Iterable<string>): string | undefined {
  if (typed.length < shortestTypo) return undefined;
  const costOfChange = typed.length <= 5 ? neverChanged : soundsLike;
  let nearest: string | undefined;
  let lowest = typed.length < 8 ? 1.5 : 2.5;
  for (const word of known) {
    if (word.length < shortestTypo || !beginsLike(typed, word)) continue;
    const cost = costOfTypos(typed, word, Math.floor(lowest), costOfChange);
    // People leave out letters more often than they add them.
    const isLonger = cost === lowest && word.length > (nearest?.length ?? 0);
    if (cost < lowest || isLonger) [nearest, lowest] = [word, cost];
  }
  return nearest;
}

const beginsLike = (typed: string, word: string) =>
  typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
