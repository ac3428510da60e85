/**
 * Keeps a number of things, those asked for last. A thing that was asked for again moves to a half of its own, so that a
 * run of names that nobody asks for twice cannot push out what visitors look at.
 */
export class Shelf<Thing> {
  readonly #new = new Map<string, Thing>();
  readonly #known = new Map<string, Thing>();
  readonly #half: number;

  constructor(places: number) {
    this.#half = Math.floor(places / 2);
  }

  put(name: string, thing: Thing) {
    this.#new.set(name, thing);
    dropOldest(this.#new, this.#half);
  }

  find(name: string): Thing | undefined {
    const thing = this.#known.get(name) ?? this.#new.get(name);
    if (thing === undefined) return undefined;
    this.#new.delete(name);
    this.#known.delete(name);
    this.#known.set(name, thing);
    const demoted = dropOldest(this.#known, this.#half);
    if (demoted) this.put(...demoted);
    return thing;
  }
}

function dropOldest<Thing>(things: Map<string, Thing>, most: number): [string, Thing] | undefined {
  const [oldest] = things;
  if (things.size <= most || !oldest) return undefined;
  things.delete(oldest[0]);
  return oldest;
}
