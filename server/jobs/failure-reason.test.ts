import { inspect } from "node:util";
import { expect, test } from "vitest";
import { useSite } from "#server/testing/site/use-site.ts";
import { reasonOf } from "./job-runner.ts";
import { jobs } from "./jobs.table.ts";

const site = useSite();

test.each([
  [new Error("The disk is full"), "The disk is full"],
  [
    new Error("No answer", { cause: new Error("connect ECONNREFUSED 127.0.0.1:25") }),
    "connect ECONNREFUSED 127.0.0.1:25",
  ],
  [new Error("smtp://mailer:geheim@mail.example said no"), "smtp://mail.example said no"],
  [new Error("First line\nsecond line"), "First line"],
  [new TypeError(""), "TypeError"],
  ["not an error", "Unknown"],
])("a job that threw %s says why in one sentence", (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test("the reason of a failed query holds none of its values", async () => {
  const row = { name: "ida@sample.example", dueAt: new Date(), heldUntil: new Date() };
  const add = () => site().db.insert(jobs).values(row);
  await add();
  const error: unknown = await add().catch((thrown: unknown) => thrown);
  expect(inspect(error)).toContain(row.name); // the value is in the error
  expect(reasonOf(error)).toBe('duplicate key value violates unique constraint "jobs_pkey"');
});
