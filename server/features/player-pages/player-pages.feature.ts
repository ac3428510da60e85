import type { Feature } from "#server/feature.ts";
import { playerPagesRoutes } from "#server/features/player-pages/player-pages.routes.ts";
import { findPlayerAddress } from "#server/features/player-pages/player-pages.service.ts";

/** Pages of players, made of what other features say about them. */
export const playerPagesFeature: Feature = {
  routes: [playerPagesRoutes],
  findPageAddress: findPlayerAddress,
};
