import { addressOn, platformNames } from "#contract/team/platforms.ts";
import type { Team } from "#contract/team.ts";

/** The topics the assistant knows, in the order it offers them. */
export const topicIds = [
  "players",
  "tournaments",
  "leadership",
  "applying",
  "contact",
  "merchandise",
  "sponsorship",
  "accounts",
  "events",
  "streaming",
] as const;
type BuiltInId = (typeof topicIds)[number];
/** A topic, or the place of a question of the team's own. */
export type TopicId = BuiltInId | number;

export type Offered = { id: TopicId; label: string };

export type Topic = {
  id: BuiltInId;
  label: string;
  /** Words that are enough by themselves. For all words, inflected forms and typos count too. */
  words: string;
  /** Words that need another one beside them. */
  hints: string;
  /** Words in sequence, with only everyday words between them, separated by commas. */
  phrases: string;
};

export const topicsOf = (team: Team): Topic[] => [
  {
    id: "players",
    label: "Players and stats",
    words: `
      player roster squad teammate gamertag gamer stat statistic pros earner kd member earning ranking pr skill kill
      elimination duo trio girl youngest oldest talent
    `,
    hints: `
      play rank earn best top good high highest low lowest strongest number pro money guys people name tag age power
      everyone team strong makes
    `,
    phrases: `
      line up, team member, who plays, playing for, player list, list the team, power ranking, gamer tag, the members,
      people in the team, people on the team, who is on, how good, top earner, who do you have, your goat,
      playing for the team
    `,
  },
  {
    id: "tournaments",
    label: "Tournaments",
    words: `
      win won winner winnings victory tournament tourney result placement placing trophy achievement title champion
      championship medal podium fncs qualify dub success successful competition cup award competed compete comp beat
      beaten defeat victorious perform performance prize final finish silver bronze record
    `,
    hints: `
      place placed position solo duos trios series money gold cash dollar earn earned made first second last latest
      recent best ranking rank game match score come lost lose played enter biggest total
    `,
    phrases: `
      prize money, prize pool, first place, what place, last tournament, come first, came first, come second,
      track record, win rate, how well did, how did you do, any good last year, how many golds
    `,
  },
  {
    id: "leadership",
    label: "Founders and leadership",
    words: `
      founder owner ceo boss chief leadership leader management manager founded established captain origin backstory
      director ownership history foundation began value organisation organization responsible decision story runs
      charge head background
    `,
    hints: `
      found start started begin create created own run running lead set make made old long year behind since about
      club org coach staff ${team.name} team name people idea exist
    `,
    phrases: `
      in charge, who runs, who manages, who owns, who started, who created, who set up, who came up with,
      who made the team, who made ${team.name}, who made this, how old is the team, how old is ${team.name},
      how long around, how long going, since when, name come from, about the team, about you, who are you,
      what is ${team.name}, did you start, it all start, team start, staff list, head coach, head of, who leads,
      story of the team, your story, running this, you answer to, did you guys start, foundation date
    `,
  },
  {
    id: "applying",
    label: "Applying",
    words: `
      apply application applicant tryout recruit recruitment hire hiring vacancy moderator mod join job volunteer
      trial moderate designer editor gfx vfx audition career requirement role position staff graphic
    `,
    hints: `
      become opening open work need edit pay design coach creator new part age old minimum limit year hear heard back
      long review team accept sign sent submit status answer wait org squad play player friend love
    `,
    phrases: `
      try out, join the team, be on your team, be on the team, be in the team, be on the roster, be part of,
      play for you, play for the team, play for ${team.name}, take me, want to play, work with you, work for you,
      work for the team, looking for a team, looking for players, looking for an org, become a player, minimum age,
      age limit, how old do i have to, hear back, year old, get into the team, new players, do you need a,
      need anyone, get signed, sign me, i am a, im a, want to be, wanna be, do i have to be, open roles,
      open positions, application form, management application, apply as, look for in a player, to get in, joning,
      try out for, i wanna play for
    `,
  },
  {
    id: "contact",
    label: "Contact",
    words: `
      contact email mail discord twitter instagram insta facebook socials helpdesk telephone journalist reporter
      message reach address phone complaint complain report support help feedback press media enquiry tiktok location
      located country bug service interview touch uk ${team.location} office hq dm
    `,
    hints: `
      call number reply person human question ask problem customer based from where private link social real hold
    `,
    phrases: `
      get in touch, reach out, talk to, where live, speak to, speak with, write to, message you, send message,
      where based, where from, where located, phone number, report a, social media, real person, contact form,
      reach you, found a bug, ask something, email address, x account, help desk, get hold of, drop a line, call me,
      where do you live, reply to dm, meet you, whats the disc, talk to the players
    `,
  },
  {
    id: "merchandise",
    label: team.merch.length > 0 ? "Merchandise" : "Subscription",
    words: `
      merch merchandise jersey shirt tshirt hoodie sleeve shop store apparel clothes clothing kit purchase
      subscription subscribe subscriber shipping sweatshirt jumper webshop mousepad vip tee swag sell sold delivery
      deliver fan size gear discount present gift cap beanie sticker poster mug refund return
    `,
    hints: `
      buy stock price cost ship order code wear pad cheap available get much product month monthly membership fit men
      women plan
    `,
    phrases: `
      for sale, buy your, buy something, buy from you, fan shop, mouse pad, discount code, team kit, in stock,
      month plan, purchase to support
    `,
  },
  {
    id: "sponsorship",
    label: "Sponsorship",
    words: `
      sponsor sponsorship partner partnership invest investor advertise advertising advert collab collaborate
      collaboration ambassador endorse endorsement affiliate brand business company promote promo commercial fund
      funding marketing opportunity banner ads proposal
    `,
    hints: "deal logo market product package represent enquiry support",
    phrases: `
      brand deal, business enquiry, work with brands, our company, my company, our brand, my brand, our business,
      our logo, ads on, promote our, media kit, fund you, sponsor a team, to sponsor, sponsored by, about sponsoring,
      for sponsors, partner of
    `,
  },
  {
    id: "accounts",
    label: "Accounts",
    words: `
      account register registration signup signin login logout password points redeem reward verify profile dashboard
      leaderboard data username verification balance locked
    `,
    hints: `
      sign log forgot reset change update delete earn spend member create name google email free need my
    `,
    phrases: `
      sign up, sign in, sign out, log in, log out, log off, create an account, need an account, my account,
      earn points, ${team.programme.name}, verify email, verification email, change name, change email,
      forgot password, delete my data, become a member, points shop, account help, log me in, account deletion,
      twitch account
    `,
  },
  {
    id: "events",
    label: "Events",
    words: `
      event calendar schedule fixture upcoming scrim practice training meetup lan timetable agenda date next weekend
      tonight planned announcement monday tuesday wednesday thursday friday saturday sunday
    `,
    hints: `
      news when week month today tomorrow soon match game tournament coming play time live playing happening plan
      again party train day every going
    `,
    phrases: `
      latest news, team news, next match, next game, next tournament, next event, tournaments next, coming up,
      what is on, anything on, going on, when do you play, what is next, what next, playing this, this weekend,
      is happening, meet up, match today, tournaments coming, at a lan, fncs dates
    `,
  },
  {
    id: "streaming",
    label: "Streaming",
    words: `
      stream streamer streaming livestream twitch youtube utube yt vod video channel clip highlight montage broadcast
      gameplay watch upload footage film tutorial
    `,
    hints: "live online content see game match tiktok follow go tournament",
    phrases: `
      live stream, go live, watch live, live right now, watch you, see your matches, watch your games, are you live,
      tiktok video, where watch, have twitch, next stream, recorded game
    `,
  },
];

/** Where the team streams and shows its videos. */
export const channelsOf = (team: Team) =>
  (["twitch", "youtube"] as const).flatMap((platform) => {
    const href = addressOn(platform, team);
    return href ? [{ label: platformNames[platform], href }] : [];
  });

/** Whether the team has something to say about a topic. Not every team does about these. */
const isAbout: Partial<Record<BuiltInId, (team: Team) => boolean>> = {
  merchandise: ({ merch, subscription }) => merch.length + subscription.plans.length > 0,
  streaming: (team) => team.assistant.streaming !== "" || channelsOf(team).length > 0,
};

/** What the assistant offers: the topics the team has something to say about, and its own questions. */
export const offeredTopics = (team: Team): Offered[] => [
  ...topicsOf(team).filter(({ id }) => isAbout[id]?.(team) ?? true),
  ...team.assistant.questions.map(({ question }, id) => ({ id, label: question })),
];

/** Words that say nothing about the topic, and words that only resemble ours. */
export const everydayOf = ({ games }: Team) => `
  a an the this that these those some any all every each other another no not yes ok okay i im ive id me my mine you
  your yours u ur ya yall he she him her his it its we us our they them their am is are was were be been being do does
  did doing done have has had having can could will would shall should may might must cant dont doesnt didnt isnt wont
  couldnt wouldnt who what when where which why how whose to of for in on at by with without from into onto over under
  up down out off about after before again as than then there here and or but if so because while please pls plz hi
  hey hello thanks thank thx lol mate bro guys guy folks just really very too also only even ever never still yet
  already now right maybe tell show give list find know see look looking want wanna like love get got getting go going
  gonna let put take more most much many lot little few bit one two three thing things stuff way sort kind someone
  anyone everyone everything anything something detail details info information link page site website possible able
  currently exactly far contract short shit steam prayer complete comment special certain contain against hard back
  send project connect continue string install learn ${games.map(({ name }) => name).join(" ")}
`;

/** Other topics. A question with one of these words is hardly about the team. */
export const elsewhere = `
  weather rain snow forecast temperature pizza recipe cook bake president government election minister bitcoin crypto
  football soccer basketball cricket tennis rugby car phone flight hotel microsoft apple amazon tesla netflix poem
  song joke homework doctor headache planet moon god ip wifi windows dinner breakfast movie book war einstein sky
  light divided square root plus minus capital language translate robot chatgpt gun bucks aim invent king queen
  arsenal chelsea nba nfl instructions
`;
