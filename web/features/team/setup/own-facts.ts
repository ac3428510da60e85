import type { Team } from "#contract/team.ts";
import { factAt } from "#web/features/team/admin/fact-parts.ts";
import { isSame } from "#web/ui/forms/three-way-merge.ts";
import { countryOf, nameOfCountry } from "./countries.ts";
import { invitationTo, programmeOf } from "./programme.ts";

/**
 * Returns what takes the place of the demonstration's facts that nobody changed, by path: lists become empty, and texts become
 * ones that are true of any team.
 */
export function ownFacts(facts: Team, defaults: Team, today: string): Record<string, unknown> {
  const isUntouched = (path: string) => isSame(factAt(facts, path), factAt(defaults, path));
  const isChange = ([path, value]: [string, unknown]) =>
    isUntouched(path) && factAt(defaults, path) !== undefined && !isSame(value, factAt(facts, path));
  const name = isUntouched("programme.name") ? programmeOf(facts.name) : facts.programme.name;
  const known = { ...facts, programme: { ...facts.programme, name } };
  return Object.fromEntries(Object.entries(ofAnyTeam(known, defaults, today)).filter(isChange));
}

function ofAnyTeam(team: Team, defaults: Team, today: string): Record<string, unknown> {
  const { name, location } = team;
  const games = listed(team.games.map((game) => game.name));
  const about = `${name} plays ${games}.`;
  const authority = authorityOf(team.locale);
  const isElsewhere = countryOf(team.locale) !== countryOf(defaults.locale);
  const isFounded = team.founded !== defaults.founded;
  return {
    isDemonstration: false,
    tagline: games.slice(0, 80),
    intro: about,
    description: `${about} Its roster, results and news.`,
    disclaimer: "Games and their names belong to their owners.",
    "hero.prizeMoney": 0,
    ...(isFounded && { "hero.yearsActive": Math.max(0, Number(today.slice(0, 4)) - Number(team.founded.slice(0, 4))) }),
    "programme.name": team.programme.name,
    "programme.invitation": invitationTo(team.programme.name),
    "programme.awards": [],
    socials: [],
    videosUrl: "",
    "home.showsEmpty": false,
    "home.countdown": "",
    "home.leads.team": "In order of power ranking.",
    "home.leads.contact": "A question, an idea or a partnership? Write to us.",
    "subscription.lead": `Support ${name}.`,
    "subscription.plans": [],
    "subscription.perks": [],
    "subscription.callToAction": "Subscribe",
    merch: [],
    "notFound.title": "This page isn’t here.",
    "notFound.lead": "There’s no page at this address. It may have been moved or taken down.",
    "about.title": `About ${name}`.slice(0, 80),
    "about.lead": team.intro === defaults.intro ? about : team.intro,
    "about.story": [],
    "about.crafts": [],
    "about.leadership": [],
    "about.values": [],
    "management.lead": `The people who run ${name}.`,
    "management.chiefs": [],
    "management.heads": [],
    "join.title": `Join ${name}`.slice(0, 80),
    "join.welcome": `Welcome to ${name}.`.slice(0, 80),
    "join.lead": "Everyone with an account can apply here.",
    "join.moderator.text": "Help to keep our community friendly.",
    "join.management.text": "Run part of the team with us.",
    "join.roles": [],
    "legal.operator": name,
    "legal.address": location,
    ...(isElsewhere && {
      "legal.law": nameOfCountry(team.locale) ?? location,
      "legal.regulator.name": authority.name,
      "legal.regulator.url": authority.url,
      "legal.regulator.address": "",
      "legal.regulator.phone": "",
    }),
    "legal.effective": today,
    "assistant.sponsorship": "Choose Sponsorship in the contact form and say what you have in mind.",
    "assistant.events": "The team’s events are in the calendar.",
    "assistant.streaming": "",
  };
}

const listed = (names: string[]) => new Intl.ListFormat("en-GB").format(names);

type Authority = { name: string; url: string };

/** The offices that people can complain to about their personal data, by country. */
const authorities: Readonly<Record<string, Authority>> = {
  AT: { name: "Datenschutzbehörde", url: "https://www.dsb.gv.at/" },
  BE: { name: "Data Protection Authority", url: "https://www.dataprotectionauthority.be/" },
  CH: { name: "Federal Data Protection and Information Commissioner", url: "https://www.edoeb.admin.ch/" },
  DE: { name: "Federal Commissioner for Data Protection", url: "https://www.bfdi.bund.de/" },
  DK: { name: "Datatilsynet", url: "https://www.datatilsynet.dk/" },
  ES: { name: "Agencia Española de Protección de Datos", url: "https://www.aepd.es/" },
  FI: { name: "Office of the Data Protection Ombudsman", url: "https://tietosuoja.fi/" },
  FR: { name: "CNIL", url: "https://www.cnil.fr/" },
  IE: { name: "Data Protection Commission", url: "https://www.dataprotection.ie/" },
  IS: { name: "Persónuvernd", url: "https://www.personuvernd.is/" },
  IT: { name: "Garante per la protezione dei dati personali", url: "https://www.garanteprivacy.it/" },
  NL: { name: "Autoriteit Persoonsgegevens", url: "https://autoriteitpersoonsgegevens.nl/" },
  NO: { name: "Datatilsynet", url: "https://www.datatilsynet.no/" },
  PL: { name: "Urząd Ochrony Danych Osobowych", url: "https://uodo.gov.pl/" },
  PT: { name: "Comissão Nacional de Proteção de Dados", url: "https://www.cnpd.pt/" },
  SE: { name: "Integritetsskyddsmyndigheten", url: "https://www.imy.se/" },
};

/** Returns the office for a locale's country, or an empty one, which the privacy notice leaves out. */
const authorityOf = (locale: string): Authority => authorities[countryOf(locale) ?? ""] ?? { name: "", url: "" };
