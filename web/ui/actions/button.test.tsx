import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Key, keyClass } from "./button.tsx";

test("a link looks like a key by the same classes", () => {
  expect(keyClass()).toBe("key");
  expect(keyClass({ face: "bone", small: true })).toBe("key key--bone key--sm");
});

test("a key submits nothing unless it says so", () => {
  expect(renderToStaticMarkup(<Key>Redeem</Key>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Key type="submit">Send</Key>)).toContain('type="submit"');
});

test("a busy key says so and stays reachable", () => {
  const html = renderToStaticMarkup(<Key isBusy>Signing in...</Key>);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toMatch(/ disabled/);
});
