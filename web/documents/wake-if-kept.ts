import { islandNamed, wake } from "./islands/wake.ts";

/** Wakes an island if an earlier page of this tab left something for it: the key's value in its storage has a mark. */
export function wakeIfKept(name: string, { key, mark }: { key: string; mark: string }) {
  const island = islandNamed(name);
  if (island && isKept(key, mark)) void wake(island);
}

function isKept(key: string, mark: string): boolean {
  try {
    return sessionStorage.getItem(key)?.includes(mark) === true;
  } catch {
    return false;
  }
}
