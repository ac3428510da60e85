import type { Plugin } from "vite";

/** What only runs where a page is rendered. */
const ofRendering = new Set(["loader", "loaderDeps", "head", "validateSearch"]);

type Node = { start: number; end: number };
type Option = Node & { key: { name: string } };
type Statement = Node & {
  specifiers?: { local: { name: string } }[];
  declaration?: { declarations?: { init: { arguments?: { properties: Option[] }[] } }[] } | null;
};

/**
 * Leaves what renders a document out of the browser's scripts. The app never renders one: it only has to know that a link leads to
 * one. Its component stays, because the styles that the build finds there are the document's.
 */
export const documentRoutes = (): Plugin => ({
  name: "document-routes",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/web\/pages\/[^?]+\.tsx$/, code: 'page: { kind: "document" }' },
    handler(code) {
      const { body } = this.parse(code, { lang: "tsx" }) as unknown as { body: Statement[] };
      const options = body.flatMap(({ declaration }) => declaration?.declarations?.[0]?.init.arguments ?? [])[0];
      const left = without(code, options?.properties.filter(({ key }) => ofRendering.has(key.name)) ?? []);
      const imports = body.filter(({ specifiers }) => specifiers?.length);
      const rest = without(left, imports);
      const isUsed = (name: string) => new RegExp(`\\b${RegExp.escape(name)}\\b`).test(rest);
      const unused = imports.filter(({ specifiers = [] }) => !specifiers.some(({ local }) => isUsed(local.name)));
      return { code: without(left, unused), map: null };
    },
  },
});

/** Blanks these places, and a comma after each. The others stay where they are. */
const without = (code: string, nodes: Node[]) =>
  nodes.reduce((left, { start, end }) => {
    const after = left[end] === "," ? end + 1 : end;
    return left.slice(0, start) + left.slice(start, after).replaceAll(/[^\n]/g, " ") + left.slice(after);
  }, code);
