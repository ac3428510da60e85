import type { IDToken, UserInfoResponse } from "openid-client";
import { z } from "zod";
import { LoginRequest, UpdateProfileRequest } from "#contract/accounts/forms.ts";

/** A person as the provider knows them. The same issuer and subject mean the same person. */
export type ProviderPerson = {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  /** Whether the provider says that the address is theirs, and it can't be mistaken for another. */
  isEmailVerified: boolean;
};

const Profile = z.object({ email: LoginRequest.shape.email, email_verified: z.unknown().optional() });

/** Turns the provider's claims into a person. Throws if there is no email address, which an account needs. */
export function asProviderPerson({ iss, sub }: IDToken, profile: IDToken | UserInfoResponse): ProviderPerson {
  const { email, email_verified } = Profile.parse(profile);
  const names = [profile.name, profile.given_name, profile.nickname];
  const name = names.map(asMemberName).find((usable) => usable !== undefined) ?? "New member";
  return { issuer: iss, subject: sub, name, email, isEmailVerified: email_verified === true && isPlain(profile.email) };
}

/**
 * Whether the address is plain ASCII. Normalising turns some other characters into plain letters, such as the kelvin sign, and so
 * the address into someone else's.
 */
const isPlain = (email: unknown) => typeof email === "string" && /^[\x21-\x7e]+$/.test(email.trim());

const maxNameLength = 80;

/** Returns the claim as a name that fits our rules; undefined if that isn't possible. */
function asMemberName(claim: unknown): string | undefined {
  if (typeof claim !== "string") return undefined;
  const plain = claim.replace(/\p{Cf}/gu, "").replace(/[\p{Cc}\p{Cs}\s]+/gu, " ");
  const short = [...plain.trim()].slice(0, maxNameLength).join("");
  return UpdateProfileRequest.shape.name.safeParse(short).data;
}
