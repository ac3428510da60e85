import type { FastifyInstance } from "fastify";
import type { OpenDatabase } from "#server/database/database.ts";
import type { Topic } from "#server/topics.ts";
import { AnswerCache } from "./answer-cache.ts";
import { QuickAnswers } from "./quick-answers.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Visitors' pages, and other answers with only one version each. */
    answers: AnswerCache;
    /** Lists and articles of the API. Separate, so that asking for a list in every size can't push pages out. */
    listAnswers: AnswerCache;
    /** Pages that signed-in people share. */
    signedInAnswers: AnswerCache;
    /** Members' and staff's calendars, for each period asked for. */
    calendarAnswers: AnswerCache;
    /** Members' calendar feeds. One may have 16 MB. */
    calendarFiles: AnswerCache;
  }
}

const MiB = 1024 * 1024;

/** Sets up the caches. Each kind is separate, so that asking for endless variants of one can't push the others out. */
export function keepFinishedAnswers(app: FastifyInstance, onChange: OpenDatabase["onChange"]) {
  const caches = {
    answers: new AnswerCache(),
    listAnswers: new AnswerCache({ bytes: 12 * MiB }),
    signedInAnswers: new AnswerCache({ count: 100, bytes: 8 * MiB }),
    calendarAnswers: new AnswerCache({ count: 100, bytes: 8 * MiB }),
    calendarFiles: new AnswerCache({ count: 100, bytes: 32 * MiB }),
  };
  for (const [name, answers] of Object.entries(caches)) app.decorate(name, answers);
  app.decorate("quickAnswers", new QuickAnswers());
  const outdate = (topic: Topic) => {
    for (const answers of Object.values(caches)) answers.outdate(topic);
  };
  app.addHook("onClose", onChange(outdate));
}
