/** Where people read: a line a quarter below the top of the window. */
export const readingLine = "-25% 0px -75% 0px";

/**
 * Calls back with the section on a line across the window, at first and whenever it's another one. If they overlap, the later
 * one counts. `line` is the margins that leave only the line of the window. Returns a function that ends it.
 */
export function followSections(
  sections: readonly Element[],
  line: string,
  onChange: (section: Element | undefined) => void,
) {
  const onLine = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onLine.add(target);
        else onLine.delete(target);
      }
      onChange(sections.findLast((section) => onLine.has(section)));
    },
    { rootMargin: line },
  );
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}
