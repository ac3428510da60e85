import type { CreatePlayerRequest } from "#contract/players/admin/forms.ts";

/** Returns an address without a picture: the domain .invalid never resolves. */
export const deadPicture = (name: string) => `https://pictures.invalid/${name}.webp`;

const on = (platform: string, tag: string) => `https://${platform}.example/${tag}`;

const longBio = [
  "Started on a borrowed laptop in the school library, qualified for a first Solo Series heat at fourteen and has not missed an open qualifier since.",
  "Calls the rotates in trios, writes the drop map for every patch and keeps a notebook of each lobby that went wrong, with the minute at which it did.",
  "Away from the game: five-a-side on Mondays, a sound engineering course, and a dog called Zone who appears on stream more often than the player does.",
  "Before Summit there were two seasons with a university team, a summer as analyst for an all-women's invitational in Leeds, and a long autumn without any team, spent grinding ranked with whoever queued.",
  "Known among team-mates for asking the same question after every loss: what did we know at the time?",
].join("\n\n");

type Row = Pick<CreatePlayerRequest, "gamertag" | "realName" | "role" | "powerRanking" | "earnings"> & {
  specialty?: string;
  bio?: string;
  isOnEverything?: boolean;
  picture?: "uploaded" | "dead";
};

const rows: Row[] = [
  {
    gamertag: "xX_TheUnstoppableHighGroundRetakeSpecialistOfTheNorthernPennines_Xx",
    realName: "Maximiliana Alexandra Featherstonehaugh-Cholmondeley of Upper Sample-on-the-Wold",
    role: "Competitive Player",
    powerRanking: 2_147_483_647,
    earnings: 12_000_000,
    specialty:
      "High ground retakes, late rotates, endgame callouts and whatever else the last six players of a lobby ask for",
    bio: longBio,
    isOnEverything: true,
    picture: "uploaded",
  },
  {
    gamertag: "Ævintýraljós_demo",
    realName: "Guðrún Sýnishornsdóttir",
    role: "Pro Player",
    powerRanking: 184_220,
    earnings: 1_284_500,
    specialty: "Piece control",
    bio: longBio.slice(0, 420),
    isOnEverything: true,
    picture: "dead",
  },
  { gamertag: "J", realName: "Jo", role: "Analyst", powerRanking: null, earnings: 0 },
  {
    gamertag: "MacGiollaPhadraigAndTheEndlessStormCircle",
    realName: "Fionnghuala Ó Samplaigh-Mac Giolla Phádraig",
    role: "Competitive Player",
    powerRanking: 96_015,
    earnings: 740_250,
    specialty: "Early fights off spawn, and leaving them in time",
    bio: longBio.slice(0, 900),
    picture: "uploaded",
  },
  {
    gamertag: "Wolfeschlegelsteinhausenbergerdorff",
    realName: "Wolfgang Placeholder-Hohenzollern",
    role: "Content Creator",
    powerRanking: 0,
    earnings: 3,
    specialty: "Live coaching, clips, charity streams, and the longest sign-off of any channel on the platform",
    bio: "Streams every scrim, including the bad ones.",
    isOnEverything: true,
    picture: "dead",
  },
  {
    gamertag: "the quiet one from Trøndelag",
    realName: "Æthelflæd Ødegård-Eksempelsen",
    role: "Coach",
    powerRanking: null,
    earnings: 18_400,
    specialty: "Video review",
    bio: longBio.slice(0, 300),
  },
  {
    gamertag: "山田サンプル太郎_demo",
    realName: "Taro Sample Yamada",
    role: "Pro Player",
    powerRanking: 77_431,
    earnings: 411_000,
    specialty: "Edit courses",
    picture: "uploaded",
  },
  {
    gamertag: "NINEHUNDREDNINETYNINEELIMINATIONS",
    realName: "Krzysztof Szczebrzeszyński-Przykładowski",
    role: "Pro Player",
    powerRanking: 999_999,
    earnings: 2_999_999,
    specialty: "Damage before the second zone",
    bio: longBio.slice(0, 1400),
    isOnEverything: true,
  },
  { gamertag: "gg", realName: "Kai Specimen", role: "Competitive Player", powerRanking: 1, earnings: 50 },
  {
    gamertag: "Llanfairpwllgwyngyll.Enghraifft.Cymru",
    realName: "Siân Llanfairpwllgwyngyll-Enghraifft",
    role: "Analyst",
    powerRanking: 5400,
    earnings: 900,
    specialty: "Zone reads, heat maps and the statistics page that nobody else understands",
    bio: "Draws the loot path before the bus leaves.",
    picture: "dead",
  },
  {
    gamertag: "Παραδειγματόπουλος99",
    realName: "Alexandros Paradeigmatopoulos",
    role: "Competitive Player",
    powerRanking: 41_000,
    earnings: 96_000,
    specialty: "Third partying",
  },
  {
    gamertag: "casadevall-i-exemple",
    realName: "Montserrat Puigdemont i Exemple de Casadevall",
    role: "Content Creator",
    powerRanking: 12,
    earnings: 7_250,
    specialty: "Creative maps",
    bio: longBio.slice(0, 600),
    isOnEverything: true,
    picture: "uploaded",
  },
  {
    gamertag: "Testcase Winterbottom",
    realName: "Persephone Winterbottom-Testcase",
    role: "Coach",
    powerRanking: 33_333,
    earnings: 333_333,
    specialty: "Mental game",
    bio: "Stops the tape on the one rotate you got wrong.",
  },
  {
    gamertag: "rook",
    realName: "Oluwaseun Adébáyọ̀ Apẹẹrẹ",
    role: "Competitive Player",
    powerRanking: 61_950,
    earnings: 58_700,
    specialty: "Box fights",
    bio: longBio,
  },
];

type HeavyPlayer = CreatePlayerRequest & { hasUploadedPicture: boolean };

export const heavyPlayers: HeavyPlayer[] = rows.map(({ isOnEverything, picture, ...player }, index) => ({
  ...player,
  twitterUrl: on("twitter", `player-${index + 1}`),
  twitchUrl: isOnEverything ? on("twitch", `player-${index + 1}`) : null,
  youtubeUrl: isOnEverything ? on("youtube", `player-${index + 1}`) : null,
  imageUrl: picture === "dead" ? deadPicture(`player-${index + 1}`) : null,
  hasUploadedPicture: picture === "uploaded",
}));

/** The gamertags of those who have left the team. Every other one has a page. */
export const formerGamertags = Array.from({ length: 40 }, (_, index) => `FormerPlayerOfTheTeam${index + 1}_demo`);
