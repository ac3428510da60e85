import type { CSSProperties } from "react";
import { terrainPath } from "#contract/art/art.ts";
import "./terrain.css";

type TerrainProps = { preset: "hero" | "contact" | "locked"; seed: string; className?: string };

/** Survey lines behind a view: a mask over one colour, so that the browser takes the text for the content, which it is. */
export const Terrain = ({ preset, seed, className = "" }: TerrainProps) => (
  <div
    className={`terrain ${className}`}
    style={
      { "--land": `url("${terrainPath(preset, seed)}")` } as CSSProperties /* React's type knows no custom properties */
    }
  />
);
