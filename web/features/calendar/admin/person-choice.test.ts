import { expect, test } from "vitest";
import { labelOf } from "./person-choice.tsx";

const person = (id: string, name: string) => ({ type: "applicant" as const, id, name, detail: `${id}@demo.example` });
const people = [person("ann", "Alex Sample"), person("bea", "alex sample"), person("cy", "Cy Sample")];

test("people with the same name are told apart by email, and others have just their name", () => {
  expect(people.map((one) => labelOf(one, people))).toEqual([
    "Alex Sample, ann@demo.example",
    "alex sample, bea@demo.example",
    "Cy Sample",
  ]);
});
