type InOrder = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs what is about the same name one after the other, in the order it came in. What failed keeps nothing else from running. */
export function inOrder(): InOrder {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const result = (last.get(name) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => {})
      .finally(() => {
        if (last.get(name) === settled) last.delete(name);
      });
    last.set(name, settled);
    return result;
  };
}
