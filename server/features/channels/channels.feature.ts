import type { Feature } from "#server/feature.ts";
import { channelsRoutes } from "#server/features/channels/channels.routes.ts";

export const channelsFeature: Feature = { routes: [channelsRoutes] };
