type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] };
export type Manifest = Record<string, Chunk>;

const splitPage = /^web\/pages\/(.+)\.tsx\?tsr-split=component$/;

/**
 * The tags that load a page's styles and scripts: styles first, then everything its first view runs, at low priority, so
 * that they do not hold up the paint.
 */
export function headTags(manifest: Manifest, contentOf: (file: string) => string) {
  const pages = new Map(
    Object.keys(manifest).flatMap((key) => {
      const [, name] = splitPage.exec(key) ?? [];
      return name ? [[routeIdOf(name), key] as const] : [];
    }),
  );
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? "";
  const fonts = Object.values(manifest).flatMap(({ assets = [] }) => assets.filter((file) => isDisplayFace(file)));
  const made = new Map<string, string>();

  return (routeIds: string[]): string => {
    const name = routeIds.join();
    const tags = made.get(name) ?? tagsOf([...routeIds.flatMap((id) => pages.get(id) ?? []), entry]);
    made.set(name, tags);
    return tags;
  };

  function tagsOf(keys: string[]): string {
    const chunks = withImports(manifest, keys);
    const styles = new Set(chunks.toReversed().flatMap(({ css = [] }) => css));
    const main = manifest[entry]?.file;
    const scripts = chunks.map(({ file }) => file).filter((file) => file.endsWith(".js") && file !== main);
    return [
      ...[...styles].map((file) => `<style>${contentOf(file)}</style>`),
      ...new Set(fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)),
      ...new Set(scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)),
      `<script type="module" fetchpriority="low" src="/${main}"></script>`,
    ].join("");
  }
}

/** The display face carries the headings of every first view. */
const isDisplayFace = (file: string) => /sofia-sans-extra-condensed-latin-wght-normal.*\.woff2$/.test(file);

/** The router's id of a page's file: `news.$id.$slug` is `/news/$id/$slug`, `news.index` is `/news/`. */
const routeIdOf = (name: string) => `/${name.replaceAll(".", "/")}`.replace(/\/index$/, "/");

/** The chunks and all they import, what is imported last. */
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
