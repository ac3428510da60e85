import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type ConnectablePlatform, connectablePlatforms } from "#contract/channels/constants.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { discordForBots } from "./discord-bot.ts";
import { feedOf, firstVideos, type StandInVideo, standInChannel, videosAnswer } from "./youtube-videos.ts";

/** What a platform does instead of telling its count. */
export const troubles = [
  "refused key",
  "forbidden",
  "not found",
  "asked too often",
  "asked too often, without a time",
  "failing",
  "failing, with a time",
  "slow",
  "cut off",
  "HTML",
  "something else",
  "huge",
  "redirect",
  "quota used up",
  "hidden count",
] as const;
export type PlatformTrouble = (typeof troubles)[number];

/** What the stand-ins know and accept. Anything else is refused as the platforms do. */
export const knownChannels = { youtube: "@summit", twitch: "summit", discord: "summit" } as const;
export const acceptedKeys = {
  youtube: { key: "stand-in-key" },
  twitch: { clientId: "stand-in-client", key: "stand-in-secret" },
} as const;

/** What someone streams on Twitch. */
type StandInStream = { title: string; game: string; viewers: number };

/** How long a platform that is asked too often wants to be left alone. */
export const waitSeconds = 2 * 3_600;

type Answered = { status: number; body: unknown; headers?: Record<string, string> };

/** Starts stand-ins for YouTube, Twitch and Discord on this machine. They share an origin, and have one with a wrong certificate. */
export async function startPlatforms({ port = 0 }: { port?: number } = {}) {
  const followers: Record<ConnectablePlatform, number> = { youtube: 8_920, twitch: 3_141, discord: 5_607 };
  const trouble: Partial<Record<ConnectablePlatform, PlatformTrouble>> = {};
  const asked: { url: string; search: string; headers: IncomingMessage["headers"] }[] = [];
  const streams: Streams = new Map();
  let begun = 0;
  const tokens = new Set<string>();
  let videos = firstVideos();
  let askedElsewhere = 0;
  const discord = discordForBots();

  const answerers: Record<ConnectablePlatform, (url: URL, request: IncomingMessage) => Promise<Answered>> = {
    discord: async (url, request) =>
      url.pathname.includes("/invites/") ? discordAnswer(url, followers.discord) : discord.answer(url, request),
    twitch: (url, request) => twitchAnswer(url, request, { tokens, total: followers.twitch, streams, origin }),
    youtube: async (url, request) =>
      youtubeAnswer(url, request, { count: followers.youtube, trouble: trouble.youtube, videos }),
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://stand-in.example");
    if (url.pathname.startsWith("/vi/")) return response.end(await plain(1280, 720).jpeg().toBuffer());
    if (url.pathname.startsWith(picturesPath))
      return response.writeHead(200, { "content-type": "image/png" }).end(await pictureFor(url));
    const platform = platformOf(url);
    if (!platform) {
      askedElsewhere += 1;
      return response.writeHead(404).end();
    }
    asked.push({ url: url.pathname, search: url.search, headers: request.headers });
    const troubled = trouble[platform];
    const answered = troubled ? troubleAnswer(troubled, platform, url) : undefined;
    if (answered === "hangs") return undefined;
    if (answered === "cut off")
      return response.writeHead(200, { "content-length": 9_999 }).write("{", () => response.destroy());
    const { status, body, headers } = answered ?? (await answerers[platform](url, request));
    const isText = typeof body === "string";
    response.writeHead(status, { "content-type": isText ? "text/html" : "application/json", ...headers });
    return response.end(isText ? body : JSON.stringify(body));
  };
  const listener: RequestListener = (request, response) => {
    handle(request, response).catch((error: Error) => response.destroy(error));
  };
  const open = createServer(listener);
  const insecure = createSecureServer(unsignedCertificate(), listener);
  await listen(open, port);
  await listen(insecure, port && port + 1);
  const origin = `http://127.0.0.1:${portOf(open)}`;
  return {
    origin,
    /** The same, behind a certificate that nobody has signed. */
    insecureOrigin: `https://127.0.0.1:${portOf(insecure)}`,
    /** As the site's environment would have them. */
    settings: {
      DISCORD_URL: origin,
      TWITCH_URL: origin,
      TWITCH_SIGN_IN_URL: origin,
      TWITCH_PICTURES_URL: origin,
      YOUTUBE_URL: origin,
      YOUTUBE_FEED_URL: origin,
      VIDEO_STILLS_URL: origin,
    },
    setFollowers: (platform: ConnectablePlatform, count: number) => {
      followers[platform] = count;
    },
    /** Sets what goes wrong from now on; nothing if it's left out. */
    setTrouble: (platform: ConnectablePlatform, next?: PlatformTrouble) => {
      if (next === undefined) delete trouble[platform];
      else trouble[platform] = next;
    },
    /** What the team's bot sees and wrote. */
    discord,
    videos: () => videos,
    setVideos: (next: StandInVideo[]) => {
      videos = next;
    },
    /** Sets what someone streams on Twitch, by the name of their channel. Without it, their stream ends. */
    setStream: (login: string, stream?: StandInStream) => {
      if (!stream) return void streams.delete(login);
      begun += 1;
      streams.set(login, { id: streams.get(login)?.id ?? String(begun), ...stream });
    },
    streams: (): ReadonlyMap<string, StandInStream> => streams,
    /** Makes Twitch forget the tokens it gave. */
    endTokens: () => tokens.clear(),
    state: () =>
      connectablePlatforms.map((platform) => ({
        platform,
        followers: followers[platform],
        trouble: trouble[platform],
      })),
    asked,
    askedElsewhere: () => askedElsewhere,
    close: async () => {
      for (const server of [open, insecure]) {
        server.closeAllConnections();
        server.close();
        await once(server, "close");
      }
    },
  };
}
export type Platforms = Awaited<ReturnType<typeof startPlatforms>>;

/** Makes a certificate that nobody has signed. */
function unsignedCertificate() {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const unsigned = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=stand-in.example"];
  try {
    execFileSync("openssl", [...unsigned, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const listen = async (server: Server, port: number) => {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
};
const portOf = (server: Server) => (server.address() as AddressInfo).port; // it listens on a port

function platformOf({ pathname }: URL): ConnectablePlatform | undefined {
  if (pathname.startsWith("/api/v10/")) return "discord";
  if (pathname.startsWith("/youtube/v3/") || pathname === "/feeds/videos.xml") return "youtube";
  return /^\/(helix|oauth2)\//.test(pathname) ? "twitch" : undefined;
}

const discordAnswer = ({ pathname, searchParams }: URL, members: number): Answered => {
  if (pathname !== `/api/v10/invites/${knownChannels.discord}`)
    return { status: 404, body: { message: "Unknown Invite", code: 10006 } };
  const counts = { approximate_member_count: members, approximate_presence_count: Math.floor(members / 9) };
  const invite = { type: 0, code: knownChannels.discord, guild: { id: "811", name: "Summit" } };
  return { status: 200, body: { ...invite, ...(searchParams.get("with_counts") === "true" && counts) } };
};

const refusedToken: Answered = {
  status: 401,
  body: { error: "Unauthorized", status: 401, message: "Invalid OAuth token" },
};
const refusedSecret: Answered = { status: 403, body: { status: 403, message: "invalid client secret" } };

type Streams = Map<string, StandInStream & { id: string }>;
type TwitchKnows = { tokens: Set<string>; total: number; streams: Streams; origin: string };

async function twitchAnswer(
  { pathname, searchParams }: URL,
  request: IncomingMessage,
  { tokens, total, streams, origin }: TwitchKnows,
): Promise<Answered> {
  const { clientId, key } = acceptedKeys.twitch;
  if (pathname === "/oauth2/token") {
    const form = new URLSearchParams(await text(request));
    if (form.get("client_id") !== clientId) return { status: 400, body: { status: 400, message: "invalid client" } };
    if (form.get("client_secret") !== key) return refusedSecret;
    const token = `token${tokens.size}${Date.now()}`;
    tokens.add(token);
    return { status: 200, body: { access_token: token, expires_in: 5_011_271, token_type: "bearer" } };
  }
  const [, token = ""] = /^Bearer (.*)$/.exec(request.headers.authorization ?? "") ?? [];
  if (!tokens.has(token) || request.headers["client-id"] !== clientId) return refusedToken;
  if (pathname === "/helix/users") {
    const isKnown = searchParams.get("login") === knownChannels.twitch;
    return { status: 200, body: { data: isKnown ? [{ id: "141981764", login: "summit" }] : [] } };
  }
  if (pathname === "/helix/streams") return streamsAnswer(searchParams, streams, origin);
  return { status: 200, body: { total, data: [], pagination: {} } };
}

/** Answers like Twitch: at most 100 names, each with its limits, and only as many streams as were asked for. */
function streamsAnswer(query: URLSearchParams, streams: Streams, origin: string): Answered {
  const logins = query.getAll("user_login");
  if (logins.length > 100 || !logins.every((login) => /^\w{1,25}$/.test(login)))
    return { status: 400, body: { error: "Bad Request", status: 400, message: "Malformed query params." } };
  const live = logins.flatMap((login) => {
    const stream = streams.get(login);
    return stream ? [{ login, ...stream }] : [];
  });
  const data = live.map(({ id, login, title, game, viewers }) => ({
    id,
    user_id: "141981764",
    user_login: login,
    user_name: login,
    type: "live",
    title,
    game_name: game,
    viewer_count: viewers,
    started_at: "2026-11-27T18:00:00Z",
    thumbnail_url: `${origin}${picturesPath}live_user_${login}-{width}x{height}.jpg`,
  }));
  return { status: 200, body: { data: data.slice(0, Number(query.get("first") ?? 20)), pagination: {} } };
}

const picturesPath = "/previews-ttv/";

/** Draws a plain picture of the size that was asked for, in a shade of its own for each channel. */
async function pictureFor({ pathname }: URL): Promise<Buffer> {
  const [, login = "", width, height] = /live_user_(\w+)-(\d{1,4})x(\d{1,4})\.jpg$/.exec(pathname) ?? [];
  const { plain } = await import("#server/testing/cast/pictures.ts");
  return plain(Number(width), Number(height), (login.length * 37) % 256)
    .png()
    .toBuffer();
}

const youtubeError = (status: number, reason: string, message: string): Answered => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain: "usageLimits", reason }] } },
});

type OnYoutube = { count: number; trouble: PlatformTrouble | undefined; videos: readonly StandInVideo[] };

function youtubeAnswer(url: URL, request: IncomingMessage, { count, trouble, videos }: OnYoutube): Answered {
  const { pathname, searchParams } = url;
  if (pathname === "/feeds/videos.xml") return feedAnswer(searchParams, videos);
  if (request.headers["x-goog-api-key"] !== acceptedKeys.youtube.key)
    return youtubeError(400, "badRequest", "API key not valid. Please pass a valid API key.");
  if (pathname.endsWith("/channels") && !isKnown(searchParams)) return { status: 200, body: { pageInfo: {} } };
  if (searchParams.get("part") !== "statistics") return { status: 200, body: videosAnswer(url, videos) };
  const isHidden = trouble === "hidden count";
  const digits = Math.max(0, String(count).length - 3);
  const subscriberCount = String(Math.floor(count / 10 ** digits) * 10 ** digits); // three figures, as YouTube does
  const statistics = { viewCount: "1", hiddenSubscriberCount: isHidden, ...(!isHidden && { subscriberCount }) };
  return { status: 200, body: { items: [{ kind: "youtube#channel", id: "UCsummit", statistics }] } };
}

const isKnown = (query: URLSearchParams) =>
  query.get("forHandle") === knownChannels.youtube || query.get("id") === standInChannel.id;

const feedAnswer = (query: URLSearchParams, videos: readonly StandInVideo[]): Answered =>
  query.get("channel_id") === standInChannel.id
    ? { status: 200, body: feedOf(videos), headers: { "content-type": "text/xml; charset=UTF-8" } }
    : { status: 404, body: "<!doctype html><title>404 Not Found</title>" };

/** Returns undefined if the platform answers as usual. */
function troubleAnswer(
  trouble: PlatformTrouble,
  platform: ConnectablePlatform,
  { pathname }: URL,
): Answered | "hangs" | "cut off" | undefined {
  switch (trouble) {
    case "refused key":
      if (platform === "youtube") return youtubeError(400, "badRequest", "API key expired. Please renew the API key.");
      return pathname === "/oauth2/token" ? refusedSecret : refusedToken;
    case "forbidden":
      return { status: 403, body: { message: "Forbidden" } };
    case "not found":
      return { status: 404, body: { message: "Not found" } };
    case "asked too often":
      return { status: 429, body: {}, headers: { "retry-after": String(waitSeconds) } };
    case "asked too often, without a time":
      return { status: 429, body: {} };
    case "failing":
      return { status: 502, body: "<h1>Bad gateway</h1>" };
    case "failing, with a time":
      return {
        status: 503,
        body: {},
        headers: { "retry-after": new Date(Date.now() + waitSeconds * 1_000).toUTCString() },
      };
    case "slow":
      return "hangs";
    case "cut off":
      return "cut off";
    case "HTML":
      return { status: 200, body: "<!doctype html><title>Just a moment</title>" };
    case "something else":
      return {
        status: 200,
        body: { approximate_member_count: -5, data: "none", items: [{ statistics: { subscriberCount: "many" } }] },
      };
    case "huge":
      return { status: 200, body: { padding: "x".repeat(1024 * 1024) } };
    case "redirect":
      return { status: 302, body: "", headers: { location: "/elsewhere" } };
    case "quota used up":
      return platform === "youtube"
        ? youtubeError(403, "quotaExceeded", "The quota is used up.")
        : { status: 429, body: {} };
    case "hidden count":
      return undefined;
  }
}
