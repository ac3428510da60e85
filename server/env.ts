import { z } from "zod";
import { hasGuestMark } from "#contract/staff/guest-mark.ts";
import { isLoopback } from "#server/platform/network/loopback.ts";
import { readTrustedProxies } from "#server/platform/network/trusted-proxies.ts";
import { StartError } from "#server/platform/process/start-error.ts";

const httpUrl = z.url({ protocol: /^https?$/, abort: true, error: "must be an http or https address" });
/** An address that secrets are sent to: it must use https, unless it is on this machine. */
const secretAddress = httpUrl.refine(
  (value) => value.startsWith("https:") || isLoopback(new URL(value).hostname),
  "must be an https address",
);
/** An origin. The site is at the root of its host, so links are made by appending a path. */
const siteOrigin = httpUrl.transform((value, context) => {
  const { origin, username, password, pathname, search, hash } = new URL(value);
  if ([username, password, search, hash].every((part) => part === "") && pathname === "/") return origin;
  context.addIssue("must be an address without a path, query or user name, such as https://flawless.example");
  return z.NEVER;
});
/** The origin that stills come from, or undefined when they are switched off. */
const stillsHost = z.string().transform((value, context) => {
  if (value === "off") return undefined;
  if (secretAddress.safeParse(value).success) return new URL(value).origin;
  context.addIssue("must be off, or an https address such as https://i.ytimg.com");
  return z.NEVER;
});
/** A platform's own origin, or one on this machine that stands in for it. */
const platformOrigin = (own: string) =>
  z
    .string()
    .default(own)
    .transform((value, context) => {
      const url = URL.parse(value);
      const isSafe = url && /^https?:$/.test(url.protocol) && (url.origin === own || isLoopback(url.hostname));
      if (isSafe && [`${url.origin}/`, url.origin].includes(url.href)) return url.origin;
      context.addIssue(`must be ${own}, or an address of this machine such as http://127.0.0.1:4000`);
      return z.NEVER;
    });
const port = z.coerce.number({ error: "must be a port number" }).int().min(0).max(65_535, "must be a port number");
const smtpUrl = z
  .url({ protocol: /^smtps?$/, hostname: /./, abort: true, error: "must be an smtp:// or smtps:// address" })
  .refine(hasDecodableLogin, "must percent-encode special characters in its user and password");

/** An email address, or a name with the address in angle brackets. */
const sender = z.string().transform((value, context) => {
  const [, name = "", inBrackets] = /^"?([^"<>]*?)"?\s*<([^<>]*)>$/.exec(value.trim()) ?? [];
  const address = z.email().safeParse(inBrackets ?? value.trim());
  if (address.success && !/\p{Cc}/u.test(name)) return { name, address: address.data };
  context.addIssue("must be an email address, or Name <address>");
  return z.NEVER;
});

const trustedProxies = z.string().transform((value, context) => {
  const isTrusted = readTrustedProxies(value);
  if (isTrusted !== undefined) return isTrusted;
  context.addIssue("must be off, a number of proxies, or their addresses such as 10.0.0.0/8");
  return z.NEVER;
});

/** Every setting of the site, read from the environment. The defaults run on a laptop. */
export const Settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: siteOrigin.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
    .optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce
    .number({ error: "must be a number of days" })
    .int()
    .min(0)
    .max(35, "must be 35 days at most: the privacy notice promises that no backup is kept longer")
    .default(7),
  ADMIN_USERNAME: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .refine((name) => !hasGuestMark(name), "must not contain “(temporary)”, which marks guests")
    .default("admin"),
  ADMIN_PASSWORD: z.string().min(6, "must have at least 6 characters").max(128).optional(),
  SESSION_SECRET: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= 32, "must have at least 32 bytes")
    .optional(),
  TEAM_FILE: z.string().min(1).optional(),
  DEMO_CONTENT: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  RATE_LIMITS: z.coerce.number({ error: "must be a number" }).min(0).default(1),
  OVERLOAD_MS: z.coerce.number({ error: "must be a number" }).int().min(0).default(100),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  DISCORD_WEBHOOK_URL: secretAddress.optional(),
  VIDEO_STILLS_URL: stillsHost.default("https://i.ytimg.com"),
  DISCORD_URL: platformOrigin("https://discord.com"),
  TWITCH_URL: platformOrigin("https://api.twitch.tv"),
  TWITCH_SIGN_IN_URL: platformOrigin("https://id.twitch.tv"),
  TWITCH_PICTURES_URL: platformOrigin("https://static-cdn.jtvnw.net"),
  YOUTUBE_URL: platformOrigin("https://www.googleapis.com"),
  YOUTUBE_FEED_URL: platformOrigin("https://www.youtube.com"),
  OIDC_ISSUER: secretAddress.default("https://accounts.google.com"),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  STOP_NOTICE_MS: z.coerce
    .number({ error: "must be a number of milliseconds" })
    .int()
    .min(0)
    .max(5_000, "must be 5000 at most: a stop ends within ten seconds")
    .default(500),
  DATABASE_POOL: z.coerce.number({ error: "must be a number of connections" }).int().min(1).max(200).default(10),
  DATABASE_LIMIT_MS: z.coerce
    .number({ error: "must be a number of milliseconds" })
    .int()
    .min(100, "must be at least 100 milliseconds")
    .max(60_000, "must be 60000 at most")
    .default(5_000),
  TRUST_PROXY: trustedProxies.default(false),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"], { error: "must be a level such as warn" })
    .default("warn"),
});
export type Settings = Readonly<z.output<typeof Settings>>;

/** Reads and checks the settings. An empty value counts as absent. Throws a StartError that names the first wrong setting. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${issue?.path.join(".")} ${issue?.message}. See .env.example for the settings.`);
  }
  const settings = parsed.data;
  if (settings.DATABASE_URL && !settings.SESSION_SECRET) {
    throw new StartError("SESSION_SECRET is required with DATABASE_URL. Use the same one for every instance.");
  }
  if ((settings.OIDC_CLIENT_ID === undefined) !== (settings.OIDC_CLIENT_SECRET === undefined)) {
    throw new StartError("Set both OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or neither.");
  }
  return Object.freeze(settings);
}

function hasDecodableLogin(url: string): boolean {
  const { username, password } = new URL(url);
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** Sets what libraries read from the environment, and loads the .env file. Call it once, before anything else. */
export function prepareEnvironment({ isDevelopment }: { isDevelopment: boolean }) {
  process.env.NODE_ENV = isDevelopment ? "development" : "production";
  try {
    process.loadEnvFile();
  } catch (error) {
    const isAbsent = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isAbsent) throw new StartError(".env can't be read. It must be a file with one setting a line.");
  }
}
