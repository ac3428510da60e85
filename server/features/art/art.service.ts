import { unavailable } from "#server/errors.ts";
import type { Answer } from "#server/http/answer-cache.ts";
import { Shelf } from "#server/http/shelf.ts";
import type { Drawing } from "./art.worker.ts";
import { DrawingThread } from "./drawing-thread.ts";
import { isCard, type Picture } from "./picture.ts";

/** A picture's address says all that is in it; a card's only names an article, whose title may change. */
const lifetime = { picture: "public, max-age=31536000, immutable", card: "public, max-age=3600" };

/** Finished pictures, each drawn once however many ask for it at the same time. */
export class Studio {
  readonly #finished: Shelf<Answer>;
  readonly #mostUnderWay: number;
  readonly #underWay = new Map<string, Promise<Answer>>();
  readonly #thread = new DrawingThread();

  constructor({ mostKept = 200, mostUnderWay = 64 } = {}) {
    this.#finished = new Shelf(mostKept);
    this.#mostUnderWay = mostUnderWay;
  }

  /** Throws `unavailable` while too many others are waited for. */
  async show(picture: Picture): Promise<Answer> {
    const name = JSON.stringify(picture);
    return this.#finished.find(name) ?? this.#underWay.get(name) ?? this.#draw(name, picture);
  }

  async #draw(name: string, picture: Picture): Promise<Answer> {
    if (this.#underWay.size >= this.#mostUnderWay) throw unavailable();
    const cacheControl = isCard(picture) ? lifetime.card : lifetime.picture;
    const answer = this.#thread.draw(picture).then((drawing) => answerOf(drawing, cacheControl));
    this.#underWay.set(name, answer);
    try {
      this.#finished.put(name, await answer);
      return answer;
    } finally {
      this.#underWay.delete(name);
    }
  }

  close() {
    return this.#thread.close();
  }
}

function answerOf({ type, etag, raw, br, gzip }: Drawing, cacheControl: string): Answer {
  return {
    status: 200,
    // A picture is the same with and without a session.
    headers: { "content-type": type, "cache-control": cacheControl, vary: "accept-encoding" },
    etag,
    bytes: { raw: asBuffer(raw), br: br && asBuffer(br), gzip: gzip && asBuffer(gzip) },
  };
}

/** What crosses between threads arrives as plain bytes. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
