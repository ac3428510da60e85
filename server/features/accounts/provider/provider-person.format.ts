import { domainToASCII, domainToUnicode } from "node:url";
import type { IDToken, UserInfoResponse } from "openid-client";
import { LoginRequest, RegisterRequest } from "#contract/accounts/forms.ts";
import type { Team } from "#contract/team.ts";
import { onlySeen } from "#contract/text-rules.ts";
import { isTeamName } from "#server/features/accounts/team-name.format.ts";

/** A person as the provider knows them. The same issuer and subject mean the same person. */
export type ProviderPerson = {
  issuer: string;
  subject: string;
  name: string;
  /** Undefined if the provider shares none that can receive mail. */
  email: string | undefined;
  /** Whether the provider says that the address is theirs, and it can't be mistaken for another. */
  isEmailVerified: boolean;
};

const { email: Email } = LoginRequest.shape;

/** What the provider's token says, and the profile that goes with it. */
export type ProviderClaims = { claims: IDToken; profile: IDToken | UserInfoResponse };

/** Turns the provider's claims into a person, who isn't called like the team. */
export function asProviderPerson({ claims: { iss, sub }, profile }: ProviderClaims, team: Team): ProviderPerson {
  const names = [profile.name, profile.given_name, profile.nickname];
  const name = names.map((claim) => asMemberName(claim, team)).find((usable) => usable !== undefined) ?? "New member";
  // some providers send booleans as text
  const isVerified = [true, "true"].some((yes) => yes === profile.email_verified);
  return {
    issuer: iss,
    subject: sub,
    name,
    email: Email.safeParse(profile.email).data,
    isEmailVerified: isVerified && isPlain(profile.email),
  };
}

/**
 * Whether the address can't be mistaken for another. Normalising turns some characters into plain letters, such as the kelvin
 * sign, and so the address into someone else's. An international domain must be spelled as it's registered.
 */
function isPlain(email: unknown): boolean {
  const [, name = "", domain = ""] = typeof email === "string" ? (/^(.+)@(.+)$/.exec(email.trim()) ?? []) : [];
  return isAscii(name) && (isAscii(domain) || domainToUnicode(domainToASCII(domain)) === domain);
}

const isAscii = (text: string) => /^[\x21-\x7e]+$/.test(text);

const maxNameLength = 80;

/** Returns the claim as a name that fits our rules; undefined if that isn't possible. */
function asMemberName(claim: unknown, team: Team): string | undefined {
  if (typeof claim !== "string") return undefined;
  const plain = onlySeen(
    claim
      .toWellFormed()
      .normalize("NFC")
      .replace(/[\p{Cc}\s]+/gu, " "),
  );
  const short = [...plain.trim()].slice(0, maxNameLength).join("");
  const name = RegisterRequest.shape.name.safeParse(short).data;
  return name === undefined || isTeamName(name, team) ? undefined : name;
}
