import type { FastifyInstance } from "fastify";
import type { OpenDatabase } from "#server/database/database.ts";
import { AnswerCache } from "./answer-cache.ts";
import { QuickAnswers } from "./quick-answers.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Visitors' pages, and what there is one of each. */
    answers: AnswerCache;
    /** Lists and articles of the API. Whoever asks for a list in every size pushes no page out. */
    listAnswers: AnswerCache;
    /** What several signed-in people see alike. */
    signedInAnswers: AnswerCache;
    /** Members' and staff's calendars, over every time that somebody asks for. */
    calendarAnswers: AnswerCache;
    /** Members' files for calendar programs. One may have 16 MB. */
    calendarFiles: AnswerCache;
  }
}

const MiB = 1024 * 1024;

/** Each kind has room of its own: of what there's no end, nobody can ask for so much that other kinds are pushed out. */
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
  const outdate = (topic: string) => {
    for (const answers of Object.values(caches)) answers.outdate(topic);
  };
  app.addHook("onClose", onChange(outdate));
}
