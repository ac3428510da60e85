import { rewardPicturePath } from "#contract/art/words.ts";
import type { RewardItem } from "#contract/points/schemas.ts";

/** Returns a reward's own picture, and the drawn one to show if there is none or it doesn't load. */
export function rewardPictureOf({ name, imageUrl }: Pick<RewardItem, "name" | "imageUrl">) {
  const drawn = rewardPicturePath(name);
  return { src: imageUrl ?? drawn, drawn };
}
