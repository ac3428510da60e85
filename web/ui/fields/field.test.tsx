import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field, SharedError } from "./field.tsx";

const draw = (problems: { hint?: string; error?: string }) =>
  renderToStaticMarkup(
    <Field label="Email" {...problems}>
      {(inputProps) => <input {...inputProps} />}
    </Field>,
  );
const attribute = (html: string, element: string, name: string) =>
  new RegExp(`<${element}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

test("the label names its control", () => {
  const html = draw({});
  expect(attribute(html, "label", "for")).toBe(attribute(html, "input", "id"));
  expect(html).not.toContain("aria-describedby");
});

test("a hint describes the control until an error replaces it", () => {
  const hinted = draw({ hint: "We answer there" });
  expect(attribute(hinted, "input", "aria-describedby")).toBe(attribute(hinted, "p", "id"));
  expect(hinted).toContain("We answer there");
  expect(hinted).not.toContain("aria-invalid");

  const refused = draw({ hint: "We answer there", error: "Invalid email address" });
  expect(attribute(refused, "input", "aria-describedby")).toBe(attribute(refused, "p", "id"));
  expect(attribute(refused, "input", "aria-invalid")).toBe("true");
  expect(refused).toContain("Invalid email address");
  expect(refused).not.toContain("We answer there");
});

const drawForm = (problems: Record<"name" | "email", string>) =>
  renderToStaticMarkup(
    <SharedError problems={problems}>
      <Field label="Name" error={problems.name}>
        {(inputProps) => <input {...inputProps} name="name" />}
      </Field>
      <Field label="Email" error={problems.email}>
        {(inputProps) => <input {...inputProps} name="email" />}
      </Field>
    </SharedError>,
  );

test("a message that several fields share is shown once and describes each of them", () => {
  const html = drawForm({ name: "Please fill in all fields", email: "Please fill in all fields" });
  expect(html.split("Please fill in all fields")).toHaveLength(2);
  const described = [...html.matchAll(/aria-invalid="true" aria-describedby="([^"]*)"/g)].map(([, id]) => id);
  expect(described).toEqual([attribute(html, "p", "id"), attribute(html, "p", "id")]);
});

test("different messages are each shown at their field", () => {
  const html = drawForm({ name: "Please fill in all fields", email: "Please enter a valid email address" });
  expect(html.match(/<p class="error"/g)).toHaveLength(2);
});
