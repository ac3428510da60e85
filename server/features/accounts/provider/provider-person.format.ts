import type { IDToken, UserInfoResponse } from "openid-client";
import { z } from "zod";
import { LoginRequest, UpdateProfileRequest } from "#contract/accounts/forms.ts";

/** Someone as the provider knows them. They are the same person again when issuer and subject are. */
export type ProviderPerson = {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  /** Whether the provider says that the address is theirs, and it can be taken for no other. */
  isEmailVerified: boolean;
};

const Profile = z.object({ email: LoginRequest.shape.email, email_verified: z.unknown().optional() });

/** Throws where there is no e-mail address: an account needs one. */
export function asProviderPerson({ iss, sub }: IDToken, profile: IDToken | UserInfoResponse): ProviderPerson {
  const { email, email_verified } = Profile.parse(profile);
  const names = [profile.name, profile.given_name, profile.nickname];
  const name = names.map(asMemberName).find((usable) => usable !== undefined) ?? "New member";
  return { issuer: iss, subject: sub, name, email, isEmailVerified: email_verified === true && isPlain(profile.email) };
}

/** As the provider says it: composed, some other letters become plain ones, such as the sign for kelvin, and the address somebody else's. */
const isPlain = (email: unknown) => typeof email === "string" && /^[\x21-\x7e]+$/.test(email.trim());

const maxNameLength = 80;

/** What of it is a name by our own rules. */
function asMemberName(claim: unknown): string | undefined {
  if (typeof claim !== "string") return undefined;
  const plain = claim.replace(/\p{Cf}/gu, "").replace(/[\p{Cc}\p{Cs}\s]+/gu, " ");
  const short = [...plain.trim()].slice(0, maxNameLength).join("");
  return UpdateProfileRequest.shape.name.safeParse(short).data;
}
