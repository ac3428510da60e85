import { expect, test } from "vitest";
import { standInFor, withoutStandIns } from "./picture-stand-in.ts";

test("the place of a picture that is uploading goes with its empty lines, and other pictures stay", () => {
  const place = standInFor("shot [1].png", 3);
  expect(place).toBe("![Uploading shot 1.png (3)…]()");
  expect(withoutStandIns(`One.\n\n${place}\n\nTwo.`)).toBe("One.\n\nTwo.");
  expect(withoutStandIns(`One.\n\n${place}`)).toBe("One.");
  expect(withoutStandIns(`One ${place} two ${standInFor("b.png", 4)}`)).toBe("One  two ");
  expect(withoutStandIns("![Uploading](/media/a.webp)")).toBe("![Uploading](/media/a.webp)");
});
