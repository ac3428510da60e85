import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FieldGroup } from "./field-group.tsx";

type Choose = "one" | "several";
const draw = (choose: Choose, problems: { hint?: string; error?: string } = {}) =>
  renderToStaticMarkup(
    <FieldGroup legend="Which?" name="which" options={["This", "That"]} choose={choose} {...problems} />,
  );
const fieldsetOf = (html: string) => /<fieldset[^>]*>/.exec(html)?.[0];
const inputsOf = (html: string) => html.match(/<input[^>]*>/g);

test("one option is chosen with radio buttons, and any number with checkboxes", () => {
  expect(inputsOf(draw("one"))).toEqual([
    '<input class="overlay-input" type="radio" name="which" value="This"/>',
    '<input class="overlay-input" type="radio" name="which" value="That"/>',
  ]);
  expect(inputsOf(draw("several"))?.[1]).toBe(
    '<input class="overlay-input" type="checkbox" name="which" value="That"/>',
  );
});

test("an error and a hint describe the group, the error first", () => {
  const html = draw("one", { hint: "Take your time", error: "Please select an option" });
  const [error, hint] = [...html.matchAll(/<p class="(?:error|hint)" id="([^"]*)"/g)].map(([, id]) => id);
  expect(fieldsetOf(html)).toContain(`aria-describedby="${error} ${hint}"`);
  expect(fieldsetOf(draw("one"))).not.toContain("aria-describedby");
});

test("a wrong radio group is marked as a whole, and a wrong checkbox group on each box", () => {
  const error = "Please select an option";
  expect(fieldsetOf(draw("one", { error }))).toContain('aria-invalid="true"');
  expect(inputsOf(draw("one", { error }))?.join()).not.toContain("aria-invalid");
  expect(fieldsetOf(draw("several", { error }))).not.toContain("aria-invalid");
  expect(inputsOf(draw("several", { error }))?.every((box) => box.includes('aria-invalid="true"'))).toBe(true);
});
