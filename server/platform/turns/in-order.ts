type InOrder = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs work with the same name one after another, in the order it came in. A failure doesn't stop the rest. */
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
