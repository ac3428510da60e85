import type { ConnectablePlatform } from "./constants.ts";

const hosts: Record<ConnectablePlatform, RegExp> = {
  youtube: /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/(?:channel\/)?/i,
  twitch: /^(?:https?:\/\/)?(?:www\.|m\.)?twitch\.tv\//i,
  discord: /^(?:https?:\/\/)?(?:www\.)?(?:discord\.gg\/|discord(?:app)?\.com\/invite\/)/i,
};

const shapes: Record<ConnectablePlatform, RegExp> = {
  youtube: /^(?:UC[\w-]{22}|@[\p{L}\p{N}._·-]{3,30})$/u,
  twitch: /^\w{3,25}$/,
  discord: /^[\w-]{2,64}$/,
};

/**
 * Returns what a platform calls the team's channel: a handle or id, a name, or the code of an invite. Takes it from an address, too.
 * Undefined if it can't be one.
 */
export function handleIn(platform: ConnectablePlatform, typed: string): string | undefined {
  const [path = ""] = typed.trim().replace(hosts[platform], "").split(/[?#/]/, 1);
  const handle = platform === "twitch" ? path.replace(/^@/, "").toLowerCase() : path;
  return shapes[platform].test(handle) ? handle : undefined;
}
