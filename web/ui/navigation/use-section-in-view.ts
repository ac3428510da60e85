import { useEffect, useState } from "react";

/** Where people read: a line a quarter below the top of the window. */
const readingLine = "-25% 0px -75% 0px";

/** Returns which of the sections with these ids is being read. */
export function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");

  useEffect(() => {
    const onLine = new Set<string>();
    const order = key.split(" ");
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) onLine.add(target.id);
          else onLine.delete(target.id);
        }
        setCurrent(order.findLast((id) => onLine.has(id)));
      },
      { rootMargin: readingLine },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
}
