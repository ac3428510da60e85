import type { TestSite } from "#server/testing/site/test-app.ts";

/** Returns every address that the server itself answers, as `METHOD /path`, read from its router. */
export function servedAddresses({ app }: TestSite): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods = ""] = /^([│ ]*)[├└]── (.*) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      if (!methods) return [];
      const depth = indent.length / 4;
      parents.splice(depth, Infinity, part);
      return methods.split(", ").map((method) => `${method} ${parents.join("")}`);
    });
}
