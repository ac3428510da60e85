/** The bundler's information about a module. */
type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const react =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-query|query-core))[\\/]/;
const router = /node_modules[\\/](@tanstack|seroval[^\\/]*|cookie-es)[\\/]/;
/** Everything but the entry points themselves. */
const notTheStart = /^(?!.*(entry-client|web\/documents\/entry))/;
const app = "web/entry-client.tsx";
const documents = "web/documents/entry-document.ts";
/** What a document loads when its first island is hydrated. */
const awake = "web/documents/islands/hydrate.tsx";
/** The app's lightest page, which loads nothing that only islands need. */
const signIn = "web/pages/login.tsx?tsr-split=component";
const ours = /[\\/]web[\\/]/;

/** Returns all modules that an entry runs on load and, with `later`, those it may load afterwards. */
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
 * Defines the chunks of the build; each module goes into the first one that matches. React and its queries are shared by the app
 * and islands. The router is used only by the app. `page` is what a document's script shares with the app or islands, so that a
 * document needs two files. What every page of the app runs is split into what islands also run and the rest. `forms` is what the
 * sign-in page shares with islands, and `island` what several islands need, because many small files compress worse. The bundler
 * splits what only some pages or islands need.
 */
export function chunkGroups(root: string) {
  const initial = { tags: ["$initial" as const] };
  let sets: Record<"app" | "documents" | "islands" | "signIn", Set<string>> | undefined;
  const reached = (graph: Graph) =>
    (sets ??= {
      app: reachedFrom(`${root}/${app}`, graph, { later: false }),
      documents: reachedFrom(`${root}/${documents}`, graph, { later: false }),
      islands: reachedFrom(`${root}/${awake}`, graph, { later: true }),
      signIn: reachedFrom(`${root}/${signIn}`, graph, { later: false }),
    });
  type Runs = keyof ReturnType<typeof reached>;
  /** Matches modules that run in the first place and in at least one of the others. */
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
    { name: shared("forms", "signIn", ["islands"]), test: ours, priority: 1 },
    { name: shared("island", "islands", ["islands"]), test: ours, minShareCount: 2 },
  ];
}
