import type { CSSProperties } from "react";
import { terrainPath } from "#contract/art/art.ts";
import "./terrain.css";

type TerrainProps = { preset: "hero" | "contact" | "locked"; seed: string; className?: string };

/**
 * Contour lines behind a view. A mask over a plain colour, so that the browser counts the text, not the picture, as the page's
 * largest content.
 */
export const Terrain = ({ preset, seed, className = "" }: TerrainProps) => (
  <div
    className={`terrain ${className}`}
    style={
      { "--land": `url("${terrainPath(preset, seed)}")` } as CSSProperties /* React's types have no custom properties */
    }
  />
);
