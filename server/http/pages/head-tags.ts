import type { PageScripts } from "#contract/rendered-page.ts";

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
export type Manifest = Record<string, Chunk>;

const splitPage = /^web\/pages\/(.+)\.tsx\?tsr-split=(?:component|notFoundComponent)$/;

/**
 * Returns the tags that load a page's styles and scripts: styles first, then what its first view runs, at low priority so that it
 * doesn't hold up the paint. A page of the app begins with the script that keeps early presses.
 */
export function headTags(manifest: Manifest, contentOf: (file: string) => string) {
  const pages = new Map(
    Object.keys(manifest).flatMap((key) => {
      const [, name] = splitPage.exec(key) ?? [];
      return name ? [[routeIdOf(name), key] as const] : [];
    }),
  );
  const entries = { app: "web/entry-client.tsx", document: "web/documents/entry-document.ts" };
  const earlyPresses = manifest["web/shell/page/early-presses.ts"]?.file;
  const fonts = Object.values(manifest).flatMap(({ assets = [] }) => assets.filter((file) => isDisplayFace(file)));
  const fontPreloads = new Set(
    fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  );
  const inlineStyles = (styles: Set<string>) => [...styles].map((file) => `<style>${contentOf(file)}</style>`);
  const made = new Map<string, string>();

  return (routeIds: string[], kind: PageScripts): string => {
    const name = `${kind} ${routeIds.join()}`;
    const tags = made.get(name) ?? tagsOf(routeIds, kind);
    made.set(name, tags);
    return tags;
  };

  /** A document looks as it would in the app, but runs only its own script. */
  function tagsOf(routeIds: string[], kind: PageScripts): string {
    const keys = [...routeIds.flatMap((id) => pages.get(id) ?? []), entries.app];
    const chunks = withImports(manifest, keys);
    const styles = new Set(chunks.toReversed().flatMap(({ css = [] }) => css));
    if (kind === "none") return [...inlineStyles(styles), ...fontPreloads].join("");
    const main = manifest[entries[kind]]?.file;
    const run = kind === "app" ? chunks : withImports(manifest, [entries.document]);
    const scripts = run.map(({ file }) => file).filter((file) => file.endsWith(".js") && file !== main);
    return [
      ...(kind === "app" ? [`<script type="module" async fetchpriority="high" src="/${earlyPresses}"></script>`] : []),
      ...inlineStyles(styles),
      ...(kind === "document" ? [...styles].map(disabledStylesheet) : []),
      ...fontPreloads,
      ...new Set(scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)),
      `<script type="module" fetchpriority="low" src="/${main}"></script>`,
    ].join("");
  }
}

/** Tells islands that the page already has a stylesheet. If they loaded it again, it would override later ones. */
const disabledStylesheet = (file: string) => `<link rel="stylesheet" disabled href="/${file}">`;

/** The display face is used by the headings of every first view. */
const isDisplayFace = (file: string) => /sofia-sans-extra-condensed-latin-wght-normal.*\.woff2$/.test(file);

/** Returns the router's id for a page's file: `/news/$id/$slug` for `news.$id.$slug`, `/news/` for `news.index`. */
const routeIdOf = (name: string) => `/${name.replaceAll(".", "/")}`.replace(/\/index$/, "/");

/** Returns the chunks and everything they import, importers first. */
function withImports(manifest: Manifest, keys: string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return keys.flatMap(visit);
}
