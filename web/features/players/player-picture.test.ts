import { expect, test } from "vitest";
import { portraitPath } from "#contract/art/portraits.ts";
import type { Player } from "#contract/players/schemas.ts";
import { playerPictureOf } from "./player-picture.ts";

const player = (gamertag: string, imageUrl: string | null = null): Player => ({
  id: "0199f000-0000-7000-8000-000000000000",
  gamertag,
  realName: "Sam Specimen",
  role: "Pro Player",
  bio: "",
  specialty: "",
  powerRanking: 12_480,
  earnings: 0,
  twitterUrl: null,
  twitchUrl: null,
  youtubeUrl: null,
  imageUrl,
  game: null,
});
const portrait = { palette: "slate", step: 4 } as const;
const known = { Scarp_Demo: "/pictures/scarp.webp" };

test("a player's own picture comes first", () => {
  expect(playerPictureOf(player("scarp_demo", "/media/1a2b.webp"), portrait, known).src).toBe("/media/1a2b.webp");
});

test("a player without one gets the team file's picture for a known gamertag, whatever its capitals", () => {
  expect(playerPictureOf(player("scarp_DEMO"), portrait, known).src).toBe("/pictures/scarp.webp");
});

test("any other player gets a drawn portrait, cut for the step they stand on", () => {
  expect(playerPictureOf(player("Tarn9_demo"), portrait, known).src).toBe(portraitPath("Tarn9_demo", "slate", 4));
});

test("the drawn portrait replaces a picture that doesn't load", () => {
  expect(playerPictureOf(player("Tarn9_demo", "https://gone.example/a.png"), portrait, known).drawn).toBe(
    portraitPath("Tarn9_demo", "slate", 4),
  );
});
