import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { connectablePlatforms } from "#contract/channels/constants.ts";
import { platformNames } from "#contract/team/platforms.ts";
import { xmlText } from "#server/platform/text/xml.ts";
import { acceptedBotToken } from "#server/testing/stand-ins/discord-bot.ts";
import {
  acceptedKeys,
  knownChannels,
  type Platforms,
  startPlatforms,
  troubles,
} from "#server/testing/stand-ins/platforms.ts";
import {
  privacies,
  type StandInVideo,
  standInChannel,
  standInKinds,
} from "#server/testing/stand-ins/youtube-videos.ts";

/**
 * Runs `npm run stand-ins`: starts stand-ins for the platforms, which tell counts to a site on this machine. A page sets what they
 * tell and what goes wrong.
 */
const port = Number(process.argv[2] ?? 4000);
const platforms = await startPlatforms({ port });
const control = createServer((request, response) => {
  if (request.method !== "POST") return response.setHeader("content-type", "text/html").end(pageOf(platforms));
  void text(request).then((form) => {
    applyForm(new URLSearchParams(form));
    response.writeHead(303, { location: "/" }).end();
  });
}).listen(port + 2, "127.0.0.1");

const settings = Object.entries(platforms.settings).map(([name, value]) => `${name}=${value}`);
console.log(`
  Stand-ins for the platforms are running. Start the site with
    ${settings.join(" \\\n    ")} npm start
  Connect with
    YouTube   ${knownChannels.youtube}, key ${acceptedKeys.youtube.key}
    Twitch    ${knownChannels.twitch}, client ID ${acceptedKeys.twitch.clientId}, secret ${acceptedKeys.twitch.key}
    Discord   ${knownChannels.discord}, and a bot by its token ${acceptedBotToken}
  Its newest videos come by the feed of ${standInChannel.id}, and with the key.
  Set counts, streams, videos and troubles at http://127.0.0.1:${port + 2}. For a wrong certificate, start the site with ${platforms.insecureOrigin}.
`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    control.close();
    control.closeAllConnections();
    void platforms.close();
  });

function applyForm(form: URLSearchParams) {
  if (form.has("videoId")) return setVideo(form);
  const login = form.get("login");
  if (login) return setStream(login, form);
  const platform = connectablePlatforms.find((one) => one === form.get("platform"));
  const count = Number(form.get("followers"));
  if (!platform || !Number.isSafeInteger(count)) return;
  platforms.setFollowers(platform, count);
  platforms.setTrouble(
    platform,
    troubles.find((one) => one === form.get("trouble")),
  );
}

/** Adds a video of YouTube, or changes who may see it. */
function setVideo(form: URLSearchParams) {
  const text = (name: string) => form.get(name) ?? "";
  const [videos, privacy] = [platforms.videos(), privacies.find((one) => one === form.get("privacy"))];
  if (privacy) {
    const changed = videos.map((video) => (video.videoId === form.get("videoId") ? { ...video, privacy } : video));
    return platforms.setVideos(changed);
  }
  const kind = standInKinds.find((one) => one === form.get("kind")) ?? "video";
  const videoId = `standin-${String(videos.length + 1).padStart(3, "0")}`;
  const told = { title: text("title"), description: text("description"), publishedAt: new Date().toISOString() };
  platforms.setVideos([...videos, { videoId, kind, privacy: "public", ...told }]);
}

const option = (name: string, isSelected = false) =>
  `<option${isSelected ? " selected" : ""}>${xmlText(name)}</option>`;

const videoForms = (videos: readonly StandInVideo[]) => `<h2>Videos on YouTube</h2>
<form method="post"><input type="hidden" name="videoId">
<label>Title <input name="title" required value="A new video"></label>
<label>Description <textarea name="description"></textarea></label>
<label>Kind <select name="kind">${standInKinds.map((kind) => option(kind)).join("")}</select></label>
<button>Add</button></form>
${videos
  .map(
    ({ videoId, title, kind, privacy }) => `<form method="post"><input type="hidden" name="videoId" value="${videoId}">
<label>${xmlText(`${title} (${kind})`)} <select name="privacy">${privacies
      .map((one) => option(one, one === privacy))
      .join("")}</select></label> <button>Set</button></form>`,
  )
  .join("")}`;

function setStream(login: string, form: URLSearchParams) {
  const text = (name: string) => form.get(name) ?? "";
  const stream = { title: text("title"), game: text("game"), viewers: Number(text("viewers")) };
  platforms.setStream(login.toLowerCase(), form.has("end") ? undefined : stream);
}

const pageOf = ({
  state,
  streams,
  videos,
}: Platforms) => `<!doctype html><html lang="en"><title>Stand-ins</title><h1>Stand-ins</h1>
${state()
  .map(
    ({ platform, followers, trouble }) => `<form method="post"><h2>${platformNames[platform]}</h2>
<input type="hidden" name="platform" value="${platform}">
<label>Count <input name="followers" type="number" value="${followers}"></label>
<label>Trouble <select name="trouble"><option value="">None</option>${troubles
      .map((one) => `<option${one === trouble ? " selected" : ""}>${xmlText(one)}</option>`)
      .join("")}</select></label>
<button>Set</button></form>`,
  )
  .join("")}
<h2>Live on Twitch</h2>
${[...streams(), ["", { title: "Ranked until we drop", game: "Fortnite", viewers: 312 }] as const]
  .map(
    ([login, { title, game, viewers }]) => `<form method="post">
<label>Channel <input name="login" value="${xmlText(login)}" required pattern="\\w{3,25}"></label>
<label>Title <input name="title" value="${xmlText(title)}"></label>
<label>Game <input name="game" value="${xmlText(game)}"></label>
<label>Viewers <input name="viewers" type="number" min="0" value="${viewers}"></label>
<button>Live</button>${login && ' <button name="end" value="on">End</button>'}</form>`,
  )
  .join("")}
${videoForms(videos())}</html>`;
