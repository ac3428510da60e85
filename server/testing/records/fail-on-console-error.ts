import { format } from "node:util";
import { afterAll, afterEach } from "vitest";

/** A test that expects an error replaces this function. */
const real = console.error;
let said: string[] = [];

console.error = (...words: unknown[]) => {
  said.push(format(...words));
  real(...words);
};

afterEach(refuse);
afterAll(() => {
  console.error = real;
  refuse();
});

function refuse() {
  const unexpected = said;
  said = [];
  if (unexpected.length > 0) throw new Error(`Unexpected console.error: ${unexpected.join("\n")}`);
}
