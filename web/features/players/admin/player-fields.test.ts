import { expect, test } from "vitest";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { asFormFields, blankPlayer, bodyOf, editedBodyOf, valuesOf } from "./player-fields.tsx";

const dollars = { currency: "USD", locale: "en-GB" };
const player: StoredPlayer = {
  id: "0199f000-0000-7000-8000-000000000000",
  gamertag: "Ridge_demo",
  realName: "Sam Sample",
  role: "Coach",
  bio: "",
  specialty: "Builds",
  powerRanking: null,
  earnings: 1450,
  twitterUrl: null,
  twitchUrl: "https://twitch.example/ridge",
  youtubeUrl: null,
  imageUrl: "/media/1a2b.webp",
  game: "Curling",
  hasPage: true,
  showsRealName: false,
  isFormer: true,
  version: 3,
};

test("an unchanged player is sent as stored", () => {
  const { id: _id, version: _version, ...stored } = player;
  expect(editedBodyOf(valuesOf(player), dollars)).toEqual(stored);
});

test("numbers may have commas and the currency's sign, and anything else is left for the check to refuse", () => {
  const typed = { ...blankPlayer, powerRanking: "12,480", earnings: "$900" };
  expect(bodyOf(typed, dollars)).toMatchObject({ powerRanking: 12_480, earnings: 900 });
  expect(bodyOf({ ...typed, powerRanking: "first", earnings: "" }, dollars)).toMatchObject({
    powerRanking: "first",
    earnings: 0,
  });
});

test("a new player is sent without blank fields", () => {
  const typed = { ...blankPlayer, gamertag: "Ridge_demo", realName: "Sam Sample", twitterUrl: "  " };
  expect(asFormFields(bodyOf(typed, dollars))).toEqual({
    gamertag: "Ridge_demo",
    realName: "Sam Sample",
    role: "Competitive Player",
    earnings: "0",
  });
});
