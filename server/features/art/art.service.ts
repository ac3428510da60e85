import { type CachedResponse, responseStore } from "#server/cache/response-cache.ts";
import type { Drawing } from "./art.worker.ts";
import { DrawingThread } from "./drawing-thread.client.ts";
import { isCard, type Painting } from "./picture.format.ts";

/**
 * A picture only changes with the team's colours, so a browser may show the one it has while it asks for another. A card's address
 * only names an article, whose title may change.
 */
const lifetime = {
  picture: "public, max-age=60, stale-while-revalidate=31536000",
  card: "public, max-age=3600",
};

type Asked = {
  /** Whether the picture belongs to the site's content. */
  isKnown: () => Promise<boolean>;
  /** Throws if this address has asked for too many pictures that the site doesn't show. */
  countInvented: () => Promise<void>;
};

/** Finished pictures, each drawn once however many ask for it at the same time. Invented ones can't push out the content's. */
export class Studio {
  readonly #known = responseStore<CachedResponse>({ count: 500, bytes: 12 * 1024 * 1024 });
  readonly #invented = responseStore<CachedResponse>({ count: 50, bytes: 1024 * 1024 });
  readonly #underWay = new Map<string, Promise<CachedResponse>>();
  readonly #thread = new DrawingThread();
  readonly #complete: (picture: Painting) => Promise<Painting>;

  /** `complete` returns a picture with what drawing it takes, and is only called for one that isn't finished. */
  constructor(complete = async (picture: Painting) => picture) {
    this.#complete = complete;
  }

  /** Returns the picture. Throws `overloaded` while too many drawings are waiting. */
  async show(picture: Painting, asked: Asked): Promise<CachedResponse> {
    const name = JSON.stringify(picture);
    return this.#known.get(name) ?? this.#invented.get(name) ?? this.#order(name, picture, asked);
  }

  async #order(name: string, picture: Painting, { isKnown, countInvented }: Asked): Promise<CachedResponse> {
    const isOurs = await isKnown();
    if (!isOurs && !this.#underWay.has(name)) await countInvented();
    return this.#underWay.get(name) ?? this.#draw(name, this.#complete(picture), isOurs);
  }

  async #draw(name: string, completed: Promise<Painting>, isOurs: boolean): Promise<CachedResponse> {
    const response = completed.then(async (picture) => {
      const drawn = await this.#thread.draw(picture, isOurs ? "known" : "invented");
      return responseOf(drawn, isCard(picture) ? lifetime.card : lifetime.picture);
    });
    this.#underWay.set(name, response);
    try {
      (isOurs ? this.#known : this.#invented).set(name, await response);
      return response;
    } finally {
      this.#underWay.delete(name);
    }
  }

  close() {
    return this.#thread.close();
  }
}

function responseOf({ type, etag, raw, br, gzip }: Drawing, cacheControl: string): CachedResponse {
  return {
    status: 200,
    // A picture is the same with and without a session.
    headers: { "content-type": type, "cache-control": cacheControl, vary: "accept-encoding" },
    etag,
    bytes: { raw: asBuffer(raw), br: br && asBuffer(br), gzip: gzip && asBuffer(gzip) },
  };
}

/** Wraps bytes from another thread, which arrive as a plain Uint8Array. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
