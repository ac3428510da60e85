import type { z } from "zod";
import type { CreateItemRequest } from "#contract/points/admin/forms.ts";
import { deadPicture } from "./roster.ts";

const items = [
  "A seat in the Friday scrim with the whole roster, including the review afterwards and lunch",
  "Sticker",
  "Signed jersey from last season",
  "Discord role",
  "One hour of coaching: your own recordings, watched and taken apart politely",
  "Headset (refurbished)",
  "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
  "Name in the credits",
];
const descriptions = [
  "",
  "Sent within two weeks, wherever you are.",
  "You choose the date from the team calendar. Bring questions, a microphone that works and, where you are under sixteen, somebody who may say that this is fine. What is said in the review stays in the review; what is won in the scrim is yours to tell everybody about for as long as they will listen.",
];
const prices = [1, 50, 250, 1000, 12_500, 1_000_000_000];

export const heavyRewards: z.input<typeof CreateItemRequest>[] = Array.from({ length: 25 }, (_, index) => ({
  name: `${items[index % items.length]}${index < items.length ? "" : ` ${index + 1}`}`.slice(0, 80),
  description: descriptions[index % descriptions.length],
  price: prices[index % prices.length] ?? 1,
  imageUrl: index % 6 === 5 ? deadPicture(`reward-${index + 1}`) : null,
}));
