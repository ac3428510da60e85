import { defineConfig } from "oxlint";
import { roomRules } from "./scripts/checks/room-rules.ts";

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "node", "react", "vitest"],
  categories: { correctness: "error" },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: ["node_modules", "dist", "data", ".cache", "**/*.gen.ts"],
  rules: {
    eqeqeq: "error",
    "no-var": "error",
    "prefer-const": "error",
    "max-params": ["error", { max: 4 }], // three, and the clock
    "no-control-regex": "off", // Biome already asks for a reason
    "no-misleading-character-class": "off", // likewise
    "import/default": "off", // the types know better what a CommonJS package exports
    "import/no-cycle": "error",
    "node/no-process-env": "error",
    "react/refs": "off", // mistakes a wrapped handler for a read during render
    "typescript/ban-ts-comment": [
      "error",
      { "ts-expect-error": "allow-with-description", "ts-ignore": true, minimumDescriptionLength: 10 },
    ],
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "typescript/no-explicit-any": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false, properties: false } }],
    "typescript/no-misused-spread": "off", // lengths are counted in code points, which is what spreading a string gives
    "typescript/no-non-null-assertion": "error",
    "typescript/only-throw-error": [
      "error",
      {
        allow: [
          { from: "package", package: "@tanstack/router-core", name: ["NotFoundError", "Redirect", "AnyRedirect"] },
        ],
      },
    ],
    "typescript/restrict-template-expressions": ["error", { allow: ["URL", "URLSearchParams", "Error"] }],
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/unbound-method": "off", // our objects are closures, not classes
    "unicorn/prefer-node-protocol": "error",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
  },
  overrides: [
    ...roomRules(import.meta.dirname),
    // Playwright requires an empty pattern for fixtures without dependencies.
    { files: ["e2e/fixtures/**"], rules: { "no-empty-pattern": "off" } },
  ],
});
