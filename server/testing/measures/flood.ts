import autocannon from "autocannon";
import { type Target, uploadAtOnce } from "./upload-load.ts";

const asBrowsersAsk = { "accept-encoding": "gzip, deflate, br" };
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const message = { name: "Flood", email: "flood@demo.example", subject: "other" };
const wrong = { email: "nobody@demo.example", password: "a wrong password" };

let made = 0;
/** A different address each time. */
const invented = (address: (name: string) => string) => [
  { setupRequest: (request: autocannon.Request) => ({ ...request, path: address(`made-up-${++made}`) }) },
];

/** Sends, all at once, the most expensive requests of each kind. Their number is fixed, whatever the answers. */
export async function flood({ origin, adminPassword }: Target, amount: number) {
  const send = (options: Partial<autocannon.Options>) =>
    autocannon({ url: origin, connections: 50, amount, timeout: 60, headers: asBrowsersAsk, ...options });
  await send({});
  await send({ url: `${origin}/api/players` });
  await send({ requests: ["/about", "/news", "/calendar", "/register", "/api/news"].map((path) => ({ path })) });
  await send({ requests: invented((name) => `/${name}`) });
  await send({ requests: invented((name) => `/login?returnUrl=/${name}`) });
  await send({
    requests: invented((name) => `/art/portrait-4/moor/${name}.svg`),
    amount: amount / 10,
    connections: Math.min(20, amount / 10),
  });
  await send({ method: "POST", headers: form, body: `name=&message=${"m".repeat(60_000)}` });
  await send({ url: `${origin}/api/auth/login`, method: "POST", headers: json, body: JSON.stringify(wrong) });
  await send({
    url: `${origin}/api/contact`,
    method: "POST",
    connections: Math.min(200, amount),
    headers: json,
    body: JSON.stringify({ ...message, message: "m".repeat(60_000) }),
  });
  await send({ connections: Math.min(500, amount), headers: {} });
  await uploadAtOnce({ origin, adminPassword }, 6);
}
