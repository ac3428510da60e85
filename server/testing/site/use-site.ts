import { afterAll, beforeAll } from "vitest";
import { createTestSite, type Parts, type TestSite } from "./test-app.ts";

/** Opens one site for a test file before its tests, and closes it after them. */
export function useSite(settings: Record<string, string> = {}, parts: Parts = {}): () => TestSite {
  let site: TestSite | undefined;
  beforeAll(async () => {
    site = await createTestSite(settings, parts);
  });
  afterAll(async () => site?.close());
  return () => {
    if (!site) throw new Error("The site is opened before the first test, not while tests are collected.");
    return site;
  };
}
