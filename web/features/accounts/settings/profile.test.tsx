import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Member } from "#contract/accounts/schemas.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { withTeam } from "#web/testing/team.tsx";
import { Profile } from "./profile.tsx";

const member: Member = {
  id: "01980000-0000-7000-8000-000000000001",
  name: "Wren Ridge",
  email: "wren@summit.example",
  discord: null,
  isOnLeaderboard: true,
  isVerified: true,
  hasPassword: true,
  createdAt: "2026-03-01T10:00:00.000Z",
};
const draw = (socials: { platform: "discord" | "bluesky"; url: string }[]) =>
  renderToStaticMarkup(
    withTeam(
      <QueryClientProvider client={createQueryClient()}>
        <Profile member={member} />
      </QueryClientProvider>,
      { socials },
    ),
  );

test("members of a team without a Discord choose whether they're on the leaderboard", () => {
  const html = draw([{ platform: "bluesky", url: "https://bluesky.example/summit" }]);
  expect(html).toContain("Show me on the leaderboard");
  expect(html).toContain("Save profile");
});

test("where the team has a Discord, there's no such choice", () => {
  const html = draw([{ platform: "discord", url: "https://discord.example/summit" }]);
  expect(html).not.toContain("leaderboard");
  expect(html).toContain("Save name");
});
