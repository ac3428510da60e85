import { providerPaths } from "#contract/accounts/constants.ts";
import { siteUrl, type TestSite } from "#server/testing/site/test-app.ts";

/** What a browser has when it leaves for the provider: the address, and the cookie for its return. */
export type Departure = { address: URL; cookie: string };

export async function leaveForProvider({ app }: TestSite, returnUrl?: string): Promise<Departure> {
  const query = returnUrl === undefined ? undefined : { returnUrl };
  const { headers, cookies } = await app.inject({ url: providerPaths.start, ...(query && { query }) });
  const [pending] = cookies;
  return { address: new URL(String(headers.location), siteUrl), cookie: `${pending?.name}=${pending?.value}` };
}

/**
 * Follows the provider's pages as a browser would, pressing the button, until they lead back. Returns the address they lead to.
 */
export async function visitProvider({ address }: Departure, { refuses = false } = {}): Promise<string> {
  const jar = new Map<string, string>();
  let next = address.href;
  while (!next.startsWith(siteUrl)) {
    const isSignInUrl = next.includes("/sign-in/");
    const response = await fetch(isSignInUrl && refuses ? `${next}?refuse` : next, {
      method: isSignInUrl ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: [...jar].map((pair) => pair.join("=")).join("; ") },
    });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    const location = response.headers.get("location");
    if (!location) throw new Error(`The provider stopped with ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}

function keep(jar: Map<string, string>, line: string) {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value) jar.set(name, value);
  else jar.delete(name);
}

/** Comes back to the site, and returns the cookie of the person who is then signed in. */
export async function comeBack({ app }: TestSite, url: string, cookie?: string) {
  const response = await app.inject({ url: url.replace(siteUrl, ""), ...(cookie && { headers: { cookie } }) });
  const name = app.cookieRules.member;
  const session = response.cookies.find((one) => one.name === name);
  return {
    status: response.statusCode,
    location: response.headers.location,
    body: response.body,
    cookies: response.cookies,
    session: session && `${name}=${session.value}`,
  };
}

export type Return = Awaited<ReturnType<typeof comeBack>>;

type Way = { returnUrl?: string; cookie?: string };

/** Goes all the way there and back, in a browser with this cookie. */
export async function signInThrough(site: TestSite, { returnUrl, cookie }: Way = {}): Promise<Return> {
  const departure = await leaveForProvider(site, returnUrl);
  const cookies = cookie === undefined ? departure.cookie : `${departure.cookie}; ${cookie}`;
  return comeBack(site, await visitProvider(departure), cookies);
}
