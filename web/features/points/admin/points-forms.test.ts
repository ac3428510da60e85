import { expect, test } from "vitest";
import { AdjustForm, ItemForm } from "#contract/points/admin/forms.ts";
import { validateBySchema } from "#web/ui/forms/testing/validate-by-schema.ts";

const userId = "01980000-0000-7000-8000-000000000001";
const required = "User and amount are required";

test.each([
  [
    { userId: "", amount: undefined },
    { userId: required, amount: required },
  ],
  [{ userId, amount: 250 }, {}],
  [{ userId, amount: Number.NaN }, { amount: "Amount must be a whole number" }],
  [{ userId, amount: 2.5 }, { amount: "Amount must be a whole number" }],
  [{ userId, amount: -1 }, { amount: "Amount must be 0 or more" }],
  [{ userId, amount: 1e12 }, { amount: "That’s more points than an account can hold." }],
  [{ userId, amount: 1e20 }, { amount: "That’s more points than an account can hold." }],
  [{ userId, amount: -1e20 }, { amount: "Amount must be 0 or more" }],
])("the adjustment %j has the problems %j", (typed, problems) => {
  expect(validateBySchema(AdjustForm)({ action: "add", description: "", ...typed })).toEqual(problems);
});

test.each([
  [
    { name: "", price: undefined },
    { name: "Name and price are required", price: "Name and price are required" },
  ],
  [{ name: "Jersey", price: 0 }, { price: "Price must be at least 1" }],
  [{ name: "Jersey", price: 1e20 }, { price: "Price is too high" }],
  [{ name: "Jersey", price: Number.NaN }, { price: "Price must be a whole number" }],
  [
    { name: "Jersey", price: 10, imageUrl: "jersey" },
    { imageUrl: "Please upload a picture, or enter an address that starts with https://" },
  ],
  [{ name: "Jersey", price: 10, imageUrl: null, isActive: false }, {}],
])("the item %j has the problems %j", (typed, problems) => {
  expect(validateBySchema(ItemForm)({ isActive: true, ...typed })).toEqual(problems);
});
