import { demoId } from "#server/features/demonstration/demo-id.format.ts";
import type { rewardItems } from "./points.table.ts";

const rewards = [
  { name: "Custom Discord role", price: 500, description: "Your name in your colour, for 30 days." },
  { name: "Scrim seat", price: 1000, description: "One evening in a team scrim, on comms." },
  { name: "Coaching hour", price: 2500, description: "Sixty minutes on your own replay, with BeckRun_demo." },
  { name: "Sleeve", price: 4000, description: "The compression sleeve, posted in the UK." },
  { name: "Jersey kit", price: 7500, description: "This year’s shirt, with your gamertag on the back." },
];

export const demoRewardItems: (typeof rewardItems.$inferInsert)[] = rewards.map((reward, index) => ({
  id: demoId("rewards", index + 1),
  ...reward,
}));
