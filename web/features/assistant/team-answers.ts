import { nothingOpen, notOpenSentence, untilSentence } from "#contract/applications/opening-sentences.ts";
import { isRecruiting, memberApplicationTypes, openingFor, postNames } from "#contract/team/openings.ts";
import { peopleIn } from "#contract/team/people.ts";
import { addressOn } from "#contract/team/platforms.ts";
import { sectionPath } from "#contract/team/section-places.ts";
import { teamPages } from "#contract/team/team-pages.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { formatMonth } from "#web/ui/format/dates.ts";
import type { Answer, AnswerLink } from "./answer.ts";
import { listed } from "./sentences.ts";
import { channelsOf } from "./topics.ts";

const linkTo = (label: string, href: string | undefined): AnswerLink[] => (href ? [{ label, href }] : []);
export const discordOf = (team: Team) => linkTo("Our Discord", addressOn("discord", team));
const contactForm: AnswerLink = { label: "Contact form", section: "contact" };
const emailOf = ({ contactEmail }: Team): AnswerLink => ({ label: contactEmail, href: `mailto:${contactEmail}` });
const leadersPages = (team: Team): AnswerLink[] => [
  { label: "About the team", page: "/about" },
  ...(teamPages(team).includes("/management") ? [{ label: "Management", page: "/management" } as const] : []),
];

export const leadersOf = (team: Team): string[] => [...new Set(peopleIn(team).map(({ name }) => name))];

/** Answers about one person if a name is given, otherwise about everyone who leads. */
export function answerLeadership(team: Team, person?: string): Answer {
  const held = peopleIn(team).filter(({ name }) => name === person);
  if (person && held.length > 0)
    return {
      says: [`${person}: ${listed(held.map(({ title }) => title))}.`, ...new Set(held.map((post) => post.about))],
      links: leadersPages(team),
    };
  const founders = team.about.leadership.filter(({ isFounder }) => isFounder).map(({ name }) => name);
  const by = founders.length > 0 ? ` by ${listed(founders)}` : "";
  const founded = `${team.name} was founded in ${formatMonth(team.founded)}${by}.`;
  const leaders = [...team.about.leadership, ...team.management.heads];
  return {
    says: [leaders.length > 0 ? `${founded} Its leaders:` : founded],
    ...(leaders.length > 0 && { items: leaders.map(({ name, title }) => ({ title: name, note: title })) }),
    links: leadersPages(team),
  };
}

export function answerApplying(team: Team): Answer {
  if (!isRecruiting(team)) return { says: [nothingOpen], links: [] };
  const roles = team.join.roles.map(({ title }) => title);
  const open = memberApplicationTypes.filter((type) => openingFor(type, team).is === "open");
  const days = memberApplicationTypes.flatMap((type) => notOpenSentence(type, team) ?? untilSentence(type, team) ?? []);
  const age = `You need an account, and must be ${team.legal.minimumAge} or older.`;
  return {
    says: [
      team.join.lead,
      ...(open.length > 0 ? [`On this site: ${listed(open.map((type) => postNames[type]))}. ${age}`] : []),
      ...days,
      ...(roles.length > 0 ? [`${hasDiscord(team) ? "In our Discord" : "Ask us about"}: ${listed(roles)}.`] : []),
      ...(open.length > 0 ? [`Review time: ${team.assistant.reviewTime}.`] : []),
    ],
    links: [{ label: "How to apply", page: "/apply" }, ...discordOf(team)],
  };
}

export const answerContact = (team: Team): Answer => ({
  says: [
    `Write to ${team.contactEmail}${sectionPath("contact", team) ? ", or use the form" : ""}.${hasDiscord(team) ? " You can also ask in our Discord." : ""} We’re in ${team.location}.`,
  ],
  links: [emailOf(team), contactForm, ...discordOf(team)],
});

export const answerSponsorship = (team: Team): Answer => ({
  says: [team.assistant.sponsorship],
  links: [contactForm, emailOf(team)],
});

function answerEarning({ programme: { ways, awards, unit } }: Team): string {
  const earned = ways.length
    ? `You earn ${unit.many} by ${listed(ways)}.`
    : `Staff award ${unit.many}, and every award appears in your history.`;
  return earned + (awards.length ? ` The ${unit.many} page says how many each thing earns.` : "");
}

const signIn: AnswerLink = { label: "Sign In", page: "/login" };

/** Answers about what the question mentions, otherwise about accounts in general. */
export function answerAccounts(team: Team, question = ""): Answer {
  const { programme, legal } = team;
  const points: AnswerLink[] = programme.isOn ? [{ label: programme.name, page: "/points" }] : [];
  if (/passw|forg[eo]t/i.test(question))
    return {
      says: ["Tell us your email address and we’ll send you a link to choose a new password. It works for an hour."],
      links: [{ label: "Forgot password", page: "/forgot-password" }],
    };
  if (/delet|remov|close/i.test(question))
    return {
      says: [
        "You can delete your account in Settings. It happens immediately and can’t be undone, so download your data there first if you want a copy.",
      ],
      links: [{ label: "Settings", page: "/settings" }],
    };
  if (programme.isOn && /point|earn|redeem/i.test(question))
    return {
      says: [answerEarning(team)],
      links: points,
    };
  const uses = [
    "see the calendar",
    ...(programme.isOn ? [`collect ${programme.name}`] : []),
    ...(isRecruiting(team) ? ["apply"] : []),
  ];
  return {
    says: [
      `Accounts are free, and you must be ${legal.minimumAge} or older. With an account you can ${listed(uses)}.`,
      "Forgot your password? Reset it from the sign-in page.",
    ],
    links: [{ label: "Create Account", page: "/register" }, signIn, ...points],
  };
}

function streamsOf(team: Team): string {
  const channels = channelsOf(team).map(({ label }) => label);
  return channels.length > 0 ? `You can watch us on ${listed(channels)}.` : "We don’t stream at the moment.";
}

export const answerStreaming = (team: Team): Answer => ({
  says: [team.assistant.streaming || streamsOf(team)],
  links: [...channelsOf(team), { label: "Latest videos", section: "videos" }],
});
