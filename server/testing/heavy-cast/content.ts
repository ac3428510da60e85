import sharp from "sharp";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import type { Player } from "#contract/players/schemas.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { RewardItem } from "#contract/points/schemas.ts";
import { socialCountsAdminApi } from "#contract/social-counts/admin/endpoints.ts";
import { socialPlatforms } from "#contract/social-counts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { uploadsApi } from "#contract/uploads/endpoints.ts";
import type { Picture } from "#contract/uploads/schemas.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { heavyPassword, heavyStaff } from "./people.ts";
import type { Person } from "./person.ts";
import { heavyResults } from "./results.ts";
import { heavyRewards } from "./rewards.ts";
import { formerGamertags, heavyPlayers } from "./roster.ts";
import { heavyChanges } from "./team.ts";
import { heavyVideos } from "./videos.ts";

/** Draws a hill under a sun, which shows how a picture was cropped. */
function landscape(width: number, height: number, hue: number): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 10 10" preserveAspectRatio="none">
    <rect width="10" height="10" fill="hsl(${hue} 45% 72%)"/><circle cx="7" cy="2" r="1" fill="#fff3c4"/>
    <path d="M0 7 3 3l2 3 2-2 3 4v2H0z" fill="hsl(${hue} 40% 32%)"/><path d="M0 0h10v10H0z" fill="none" stroke="#000" stroke-width=".2"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], "picture.png", { type: "image/png" });

/** Uploads a picture four times as high as it is wide. */
export const uploadTallPicture = (staff: Person, hue: number) => uploadPicture(staff, 240, 960, hue);

async function uploadPicture(staff: Person, ...size: [width: number, height: number, hue: number]): Promise<string> {
  const form = new FormData();
  form.set("picture", fileOf(await landscape(...size)));
  return (await staff.upload<Picture>(uploadsApi.create.path, form)).url;
}

/** Publishes the facts of a team, with photos of every shape. */
export async function publishTeam(admin: Person) {
  const pictures = [
    await uploadTallPicture(admin, 200),
    await uploadPicture(admin, 1600, 500, 90),
    await uploadPicture(admin, 400, 500, 320),
  ];
  await admin.api(teamAdminApi.change, { body: { changes: heavyChanges(pictures) } });
  await admin.api(teamAdminApi.publish, { body: {} });
}

/** Enters what staff only enter once: the roster, results, videos, rewards, counts, and accounts for each other. */
export async function enterContent(admin: Person): Promise<RewardItem[]> {
  for (const [index, player] of heavyPlayers.entries()) await enterPlayer(admin, player, index);
  const roster = (await admin.api(playersAdminApi.listForStaff)).map(({ id }) => ({ id }));
  for (const [index, result] of heavyResults.entries()) {
    const players = roster.slice(0, index % (roster.length + 1)); // from nobody to everybody
    await admin.api(achievementsAdminApi.create, { body: { ...result, players } });
  }
  for (const video of heavyVideos) await admin.api(videosAdminApi.create, { body: video });
  const rewards = [];
  for (const reward of heavyRewards) rewards.push(await admin.api(pointsAdminApi.createItem, { body: reward }));
  for (const [index, platform] of socialPlatforms.entries())
    await admin.api(socialCountsAdminApi.update, {
      params: { platform },
      body: { followers: 2_147_483_647 >> (index * 4) },
    });
  for (const account of heavyStaff)
    await admin.api(staffAccountsApi.create, { body: { ...account, password: heavyPassword } });
  return rewards;
}

/** Enters those who have left the team. */
export async function enterFormerPlayers(admin: Person) {
  for (const [index, gamertag] of formerGamertags.entries()) {
    const isEven = index % 2 === 0;
    const player = { gamertag, realName: "Robin Former-Placeholder", role: "Pro Player" } as const;
    const { id } = await admin.upload<Player>(playersAdminApi.create.path, formOf(player));
    const body = { ...player, isFormer: true, hasPage: isEven, showsRealName: isEven };
    await admin.api(playersAdminApi.update, { params: { id }, body });
  }
}

function formOf(fields: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined) form.set(name, String(value));
  return form;
}

async function enterPlayer(admin: Person, player: (typeof heavyPlayers)[number], index: number) {
  const { hasUploadedPicture, ...fields } = player;
  const form = formOf(fields);
  if (hasUploadedPicture) form.set("profileImage", fileOf(await landscape(600 - index * 30, 600, index * 40)));
  await admin.upload(playersAdminApi.create.path, form);
}
