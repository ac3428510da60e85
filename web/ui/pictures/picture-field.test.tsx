import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ApiFailure } from "#contract/client.ts";
import { maxPictureBytes } from "#contract/uploads/constants.ts";
import { PictureField } from "./picture-field.tsx";
import { explainUpload, problemOf } from "./picture-problem.ts";

const draw = (props: { value?: string; error?: string; hint?: string; standIn?: string } = {}) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PictureField label="Picture" name="imageUrl" value="" {...props} />
    </QueryClientProvider>,
  );
const attribute = (html: string, element: string, name: string) =>
  new RegExp(`<${element}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

describe("the field", () => {
  test("is named by its label and gives its form the picture's address", () => {
    const html = draw({ value: "/media/0a.webp" });
    expect(attribute(html, "label", "for")).toBe(
      attribute(html, 'input[^>]*type="file"', "id") ?? attribute(html, "input", "id"),
    );
    expect(html).toContain('<input type="hidden" name="imageUrl" value="/media/0a.webp"/>');
    expect(html).toMatch(/<input[^>]*accept="image\/png,image\/jpeg,image\/gif,image\/webp"/);
  });

  test("shows the picture with a way to remove it, or asks for one", () => {
    expect(draw({ value: "/media/0a.webp" })).toContain('src="/media/0a.webp"');
    expect(draw({ value: "/media/0a.webp" })).toContain('aria-label="Remove Picture"');
    const empty = draw({ standIn: "/art/portrait-small/moor/q.svg" });
    expect(empty).toContain('src="/art/portrait-small/moor/q.svg" alt=""');
    expect(empty).toContain("Drop an image, or ");
    expect(empty).not.toContain("Remove");
  });

  test("is described by an error first, then by the limits", () => {
    const html = draw({ error: "Please choose a picture", hint: "We draw the gamertag." });
    const ids = [attribute(html, 'p class="error"', "id"), attribute(html, 'p class="hint"', "id")];
    expect(attribute(html, "input", "aria-describedby")).toBe(ids.join(" "));
    expect(attribute(html, "input", "aria-invalid")).toBe("true");
    expect(html).toContain("PNG, JPG, WebP or GIF, up to 10MB. We draw the gamertag.");
    expect(draw({ value: "/media/0a.webp", hint: "We draw the gamertag." })).not.toContain("We draw the gamertag");
  });
});

describe("before anything is sent it says", () => {
  const picture = { type: "image/png", size: 10 };
  test.each([
    ["nothing about a picture", [picture], undefined],
    ["nothing about the largest one", [{ type: "image/jpeg", size: maxPictureBytes }], undefined],
    [
      "that one byte more is too large",
      [{ type: "image/gif", size: maxPictureBytes + 1 }],
      "This picture is larger than 10MB",
    ],
    ["that a text isn't a picture", [{ type: "text/plain", size: 1 }], "Please choose a PNG, JPG, WebP or GIF picture"],
    ["that a folder isn't a picture", [{ type: "", size: 0 }], "Please choose a PNG, JPG, WebP or GIF picture"],
    ["that a link isn't a picture", [], "Please choose a PNG, JPG, WebP or GIF picture"],
    ["that two are too many", [picture, picture], "Please upload one picture at a time"],
  ])("%s", (_what, files, sentence) => {
    expect(problemOf(files)).toBe(sentence);
  });
});

test("a refused upload is explained in the server's words, and a failed one in ours", () => {
  const refused = new ApiFailure(400, '{"error":"This picture is damaged or incomplete","code":"invalid_input"}', "");
  expect(explainUpload(refused)).toBe("This picture is damaged or incomplete");
  expect(explainUpload(new TypeError("Failed to fetch"))).toBe("Failed to upload picture. Please try again.");
  expect(explainUpload(new ApiFailure(502, "<html>", "Bad Gateway"))).toBe(
    "Failed to upload picture. Please try again.",
  );
});
