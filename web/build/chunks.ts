/** What the bundler tells of a module. */
type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const react =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-query|query-core))[\\/]/;
const router = /node_modules[\\/](@tanstack|seroval[^\\/]*|cookie-es)[\\/]/;
/** The starts themselves stay apart. */
const notTheStart = /^(?!.*(entry-client|web\/documents\/entry))/;
const app = "web/entry-client.tsx";
const documents = "web/documents/entry.ts";

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
 * only the app has; what the script of a document shares with the app; of what every page of the app runs, what islands run
 * too, and the rest. The bundler divides what only some pages or islands need.
 */
export function chunkGroups(root: string) {
  const initial = { tags: ["$initial" as const] };
  let sets: Record<"app" | "documents" | "islands", Set<string>> | undefined;
  const reached = (graph: Graph) =>
    (sets ??= {
      app: reachedFrom(`${root}/${app}`, graph, { later: false }),
      documents: reachedFrom(`${root}/${documents}`, graph, { later: false }),
      islands: reachedFrom(`${root}/${documents}`, graph, { later: true }),
    });
  const ifOf = (name: string, others: "documents" | "islands" | "app") => (id: string, graph: Graph) => {
    const sets = reached(graph);
    return sets.app.has(id) && sets[others].has(id) ? name : null;
  };
  return [
    { ...initial, name: "react", test: react, priority: 5 },
    { ...initial, name: "router", test: router, priority: 4 },
    { ...initial, name: ifOf("page", "documents"), priority: 3 },
    { ...initial, name: ifOf("shared", "islands"), test: notTheStart, priority: 2 },
    { ...initial, name: ifOf("site", "app"), test: notTheStart, priority: 1 },
  ];
}
