import type { CreateVideoRequest } from "#contract/videos/admin/forms.ts";

const titles = [
  "One in five: how we take height",
  "Every rotate of the Pennine Trios Invitational final, explained at half speed by the three people who made them and the coach who did not sleep",
  "Settings, sensitivity, keybinds (2026)",
  "Vlog: fourteen hours on a coach to Sampleton",
  "HIGHLIGHTSHIGHLIGHTSHIGHLIGHTSHIGHLIGHTSHIGHLIGHTSHIGHLIGHTS",
  "We answer the questions you asked on Discord",
];
const descriptions = [
  "",
  "With commentary.",
  "Filmed over two weekends. Chapters: the drop, the first zone, the long way round the hill, the fight nobody planned, the last circle, and what we said on comms afterwards, most of which had to be cut.",
];

/** Returns an id of eleven characters, like YouTube's. */
const idOf = (index: number) => `heavyvid${String(index + 1).padStart(3, "0")}`;

export const heavyVideos: CreateVideoRequest[] = Array.from({ length: 30 }, (_, index) => ({
  videoId: idOf(index),
  title: `${titles[index % titles.length]}${index < titles.length ? "" : `, part ${Math.floor(index / titles.length) + 1}`}`,
  description: descriptions[index % descriptions.length],
}));
