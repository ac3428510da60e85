import Fastify from "fastify";
import { expect, test } from "vitest";
import { enforceAccess } from "./access.hooks.ts";

test("an API call that doesn't declare its access stops the start; pages and the API's own page need none", () => {
  const app = Fastify();
  enforceAccess(app);
  const declare = (url: string) => () => void app.get(url, () => "");
  expect(declare("/api/secrets")).toThrow("/api/secrets declares no access");
  expect(declare("/secrets")).not.toThrow();
  expect(declare("/api/docs/json")).not.toThrow();
  expect(() => app.get("/api/news", { config: { access: "public" } }, () => "")).not.toThrow();
});
