import { queryOptions } from "@tanstack/react-query";
import { discordApi } from "#contract/discord/endpoints.ts";
import type { DiscordConnection } from "#contract/discord/schemas.ts";
import { query } from "#web/api/queries.ts";

const idleMs = 60_000;
const whileTriedMs = 2_000;

/** Reloaded every minute, and every two seconds while someone waits for a try. */
export const discordConnection = () =>
  queryOptions<DiscordConnection>({
    queryKey: query(discordApi.get).queryKey,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.bot?.isBeingTried ? whileTriedMs : idleMs),
  });
