import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";

const draw = (problems: { hint?: string; error?: string }) =>
  renderToStaticMarkup(
    <Field label="Email" {...problems}>
      {(wiring) => <input {...wiring} />}
    </Field>,
  );
const attribute = (html: string, element: string, name: string) =>
  new RegExp(`<${element}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

test("the label names its control", () => {
  const html = draw({});
  expect(attribute(html, "label", "for")).toBe(attribute(html, "input", "id"));
  expect(html).not.toContain("aria-describedby");
});

test("an error and a hint describe the control, the error first", () => {
  const html = draw({ hint: "We answer there", error: "Invalid email address" });
  const [error, hint] = [...html.matchAll(/<p class="(?:error|hint)" id="([^"]*)"/g)].map(([, id]) => id);
  expect(attribute(html, "input", "aria-describedby")).toBe(`${error} ${hint}`);
  expect(attribute(html, "input", "aria-invalid")).toBe("true");
});
