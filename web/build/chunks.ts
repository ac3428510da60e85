/** What the bundler tells of a module. */
type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const react =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-query|query-core))[\\/]/;
const router = /node_modules[\\/](@tanstack|seroval[^\\/]*|cookie-es)[\\/]/;
/** Forms, in one file: many small ones compress worse. What checks them brings zod along and stays apart. */
const forms = /web\/(features\/accounts|ui\/(fields|forms))\/(?!.*(-checks?\.ts|password-strength|common-passwords))/;
/** Sections that only documents show, in one file too. */
const sections = /web\/features\/(news|social-counts|videos)\/(?!.*admin)/;
/** The starts themselves stay apart. */
const notTheStart = /^(?!.*(entry-client|web\/documents\/entry))/;
const app = "web/entry-client.tsx";
const documents = "web/documents/entry.ts";
/** What a document loads once an island wakes. */
const awake = "web/documents/islands/hydrate.tsx";

/** All modules that an entry runs at once, and with `later` those that it may load. */
function reachedFrom(entry: string, graph: Graph, { later }: { later: boolean }): Set<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const info = graph.getModuleInfo(id);
    waiting.push(...(info?.importedIds ?? []), ...(later ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return reached;
}

/**
 * The files of the build, first come first served: React and its queries, which the app and islands share; the router, which
 * only the app has; what the script of a document shares with the app or with islands, so that a document needs two files; of
 * what every page of the app runs, what islands run too, and the rest. The bundler divides what only some pages or islands need.
 */
export function chunkGroups(root: string) {
  const initial = { tags: ["$initial" as const] };
  let sets: Record<"app" | "documents" | "islands", Set<string>> | undefined;
  const reached = (graph: Graph) =>
    (sets ??= {
      app: reachedFrom(`${root}/${app}`, graph, { later: false }),
      documents: reachedFrom(`${root}/${documents}`, graph, { later: false }),
      islands: reachedFrom(`${root}/${awake}`, graph, { later: true }),
    });
  type Runs = keyof ReturnType<typeof reached>;
  /** What runs in the first, and in one of the others. */
  const shared = (name: string, first: Runs, others: Runs[]) => (id: string, graph: Graph) => {
    const runs = reached(graph);
    return runs[first].has(id) && others.some((other) => runs[other].has(id)) ? name : null;
  };
  return [
    { ...initial, name: "react", test: react, priority: 5 },
    { ...initial, name: "router", test: router, priority: 4 },
    { ...initial, name: shared("page", "documents", ["app", "islands"]), test: notTheStart, priority: 3 },
    { ...initial, name: shared("shared", "app", ["islands", "documents"]), test: notTheStart, priority: 2 },
    { ...initial, name: shared("site", "app", ["app"]), test: notTheStart, priority: 1 },
    { name: shared("forms", "islands", ["islands"]), test: forms, priority: 1 },
    { name: shared("sections", "islands", ["islands"]), test: sections, priority: 1 },
  ];
}
