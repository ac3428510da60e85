import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { connectablePlatforms } from "#contract/channels/constants.ts";
import { platformNames } from "#contract/team/platforms.ts";
import { xmlText } from "#server/platform/text/xml.ts";
import {
  acceptedKeys,
  knownChannels,
  type Platforms,
  startPlatforms,
  troubles,
} from "#server/testing/stand-ins/platforms.ts";

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
    Discord   ${knownChannels.discord}
  Set counts, streams and troubles at http://127.0.0.1:${port + 2}. For a wrong certificate, start the site with ${platforms.insecureOrigin}.
`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    control.close();
    control.closeAllConnections();
    void platforms.close();
  });

function applyForm(form: URLSearchParams) {
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

function setStream(login: string, form: URLSearchParams) {
  const text = (name: string) => form.get(name) ?? "";
  const stream = { title: text("title"), game: text("game"), viewers: Number(text("viewers")) };
  platforms.setStream(login.toLowerCase(), form.has("end") ? undefined : stream);
}

const pageOf = ({
  state,
  streams,
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
  .join("")}</html>`;
