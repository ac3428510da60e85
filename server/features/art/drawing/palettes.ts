import type { Palette } from "#contract/art/portraits.ts";

/** The tints of a map sheet, from the ground at the frame to the rim of the letter. */
export type Tints = { bands: string[]; letter: string; line: string; engraving: string };

export const tintsOf: Record<Palette, Tints> = {
  moor: {
    bands: ["#0d1714", "#11201b", "#152a23", "#1a352c", "#204337", "#295546", "#356a58", "#45836d"],
    letter: "#ece7d6",
    line: "#0a1210",
    engraving: "#0a1210",
  },
  slate: {
    bands: ["#0d1417", "#111c21", "#16262c", "#1c323a", "#24414b", "#2f545f", "#3d6b78", "#508694"],
    letter: "#ece7d6",
    line: "#0a1012",
    engraving: "#0d1417",
  },
  peat: {
    bands: ["#12100c", "#1a1710", "#241f15", "#30291b", "#3e3523", "#50442d", "#66573a", "#80704d"],
    letter: "#ece7d6",
    line: "#0d0b08",
    engraving: "#12100c",
  },
  chalk: {
    bands: ["#ece7d6", "#ded8c3", "#cfc8b0", "#beb69b", "#aaa285", "#938b70", "#79735c", "#5d5a49"],
    letter: "#0d1714",
    line: "#f7f3e6",
    engraving: "#ece7d6",
  },
  heath: {
    bands: ["#ece7d6", "#d5d8c6", "#bcc6b3", "#a0b19e", "#829a88", "#638171", "#46675a", "#2c4c41"],
    letter: "#0d1714",
    line: "#f7f3e6",
    engraving: "#a0b19e",
  },
  beacon: {
    bands: ["#0d1714", "#152a23", "#1f4135", "#2c5748", "#3e6f5c", "#b87a12", "#d98b0e", "#f59e0b"],
    letter: "#0a1210",
    line: "#0a1210",
    engraving: "#f59e0b",
  },
};
