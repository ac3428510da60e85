import { expect, test } from "vitest";
import { contactTexts } from "#contract/contact-messages/constants.ts";
import { problemsOf } from "./contact-validation.ts";

const written = { name: "Sam Sample", email: "sam@sample.example", subject: "media", message: "Hello there" };

test("a message with all four fields has no problem, even with spaces around them", () => {
  expect(problemsOf(written)).toEqual({});
  expect(problemsOf({ ...written, name: "  Sam Sample ", email: " sam@sample.example" })).toEqual({});
});

test("each empty field asks for all fields to be filled in", () => {
  const { incomplete } = contactTexts;
  expect(problemsOf({ name: "", email: " ", subject: "", message: "\n" })).toEqual({
    name: incomplete,
    email: incomplete,
    subject: incomplete,
    message: incomplete,
  });
});

test("an invalid address gets a message of its own, and the other fields have no problem", () => {
  expect(problemsOf({ ...written, email: "sam at sample" })).toEqual({ email: contactTexts.invalidEmail });
});
