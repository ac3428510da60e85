import { unavailable } from "#server/errors.ts";
import type { Answer } from "#server/http/answer-cache.ts";
import type { Drawing } from "./art.worker.ts";
import { DrawingThread } from "./drawing-thread.ts";
import type { Picture } from "./picture.ts";
import { Shelf } from "./shelf.ts";

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
    const answer = this.#thread.draw(picture).then(answerOf);
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

function answerOf({ etag, raw, br, gzip }: Drawing): Answer {
  return {
    status: 200,
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding", // a picture is the same with and without a session
    },
    etag,
    bytes: { raw: asBuffer(raw), br: asBuffer(br), gzip: asBuffer(gzip) },
  };
}

/** What crosses between threads arrives as plain bytes. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
