import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { type Caller, whoMayCall } from "./who-may-call.ts";

/** Returns the cookie of someone who may just call this address, and nothing more. */
export async function leastCaller(site: TestSite, address: string): Promise<{ cookie: string }> {
  const who = (Object.keys(whoMayCall) as Caller[]).find((caller) => whoMayCall[caller].includes(address)); // its own keys
  if (who === "management" || who === "chief" || who === "admin") return signedInStaff(site, who);
  return who === "anybody" || !who ? { cookie: "" } : signedInMember(site);
}
