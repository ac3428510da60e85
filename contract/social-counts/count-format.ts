const suffixes: Record<string, number> = { K: 1_000, M: 1_000_000, B: 1_000_000_000 };

/** Parses a follower count. `1.2K`, `3M` and `1B` mean thousands, millions and billions. Returns 0 for anything else. */
export function parseCount(followers: number | string): number {
  if (typeof followers === "number") return followers;
  const [, digits, suffix] = /^\s*([\d.,]{1,20})\s*([KMB]?)\s*$/i.exec(followers) ?? [];
  const value = Number(digits?.replaceAll(",", ""));
  return Number.isFinite(value) ? Math.round(value * (suffixes[suffix?.toUpperCase() ?? ""] ?? 1)) : 0;
}

/** Formats a follower count: 1500 as 1.5K, 3000000 as 3.0M. Numbers below a thousand stay as they are. */
export function formatCount(followers: number): string {
  if (followers >= 999_950_000) return `${(followers / 1_000_000_000).toFixed(1)}B`;
  if (followers >= 999_950) return `${(followers / 1_000_000).toFixed(1)}M`;
  return followers >= 1_000 ? `${(followers / 1_000).toFixed(1)}K` : String(followers);
}
