import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button, buttonClass } from "./button.tsx";

test("a link can look like a button with the same classes", () => {
  expect(buttonClass()).toBe("button");
  expect(buttonClass({ variant: "light", small: true })).toBe("button button--light button--small");
});

test("a button doesn't submit unless it says so", () => {
  expect(renderToStaticMarkup(<Button>Redeem</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test("a busy button says so and isn't disabled", () => {
  const html = renderToStaticMarkup(<Button isBusy>Signing in...</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toMatch(/ disabled/);
});
