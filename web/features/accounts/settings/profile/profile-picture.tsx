import { smallPortraitPath } from "#contract/art/art.ts";
import "./profile-picture.css";

/** The member as a hill, as the players are. Only the initial goes into its address: names have no place in logs. */
export function ProfilePicture({ name }: { name: string }) {
  const initial = /[a-z0-9]/i.exec(name)?.[0];
  return initial && <img className="own-hill" src={smallPortraitPath(initial, "moor")} alt="" />;
}
