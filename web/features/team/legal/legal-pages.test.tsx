import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Team } from "#contract/team.ts";
import { team, withTeam } from "#web/testing/team.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { SiteTerms } from "./site-terms.tsx";

const norway = {
  operator: "Nordlys Esportklubb",
  address: "Storgata 1\n0155 Oslo",
  details: "",
  law: "Norway",
  minimumAge: 13,
  regulator: { name: "Datatilsynet", address: "Postboks 458 Sentrum, 0105 Oslo", url: "https://authority.example/no" },
  acknowledgedWithinDays: 14,
  effective: "2026-12-01",
};
const germany = {
  ...norway,
  operator: "Gipfel e. V.",
  address: "Bergstraße 1, 80331 München",
  details: "Vertreten durch Änne Müller\nVR 12345, Amtsgericht München",
  law: "Germany",
  minimumAge: 16,
  regulator: { name: "Landesamt für Datenschutzaufsicht", phone: "0981 180093-0", url: "https://authority.example/de" },
};
const america = { ...norway, operator: "Summit LLC", law: "the State of Ohio", regulator: { name: "", url: "" } };

const nothingKept = { points: false, discord: false, staffDiscord: false };

const pagesOf = (legal: Team["legal"], more: Partial<Team> = {}, kept = nothingKept) => {
  const facts = { ...team, name: "Gipfel", legal, ...more };
  expect(Team.safeParse(facts).error).toBeUndefined();
  const page = { title: "Title", lead: "Lead" };
  return {
    privacy: renderToStaticMarkup(withTeam(<PrivacyNotice {...page} kept={kept} />, facts)),
    terms: renderToStaticMarkup(withTeam(<SiteTerms {...page} />, facts)),
  };
};

describe.each([
  ["Norway", norway],
  ["Germany", germany],
  ["the USA", america],
])("in %s", (_country, legal) => {
  const { privacy, terms } = pagesOf(legal);

  test("both pages name who runs the site, and how old people must be", () => {
    for (const html of [privacy, terms])
      for (const text of [legal.operator, `You must be ${legal.minimumAge} or older`, ...legal.details.split("\n")])
        expect(html).toContain(text);
    expect(terms).toContain(`The law of ${legal.law} applies.`);
  });

  test("nothing assumes another country", () => {
    for (const html of [privacy, terms])
      expect(html).not.toMatch(/UK|England|Wales|Brit(ish|ain)|Information Commissioner|ICO\b|Online Safety|£/);
  });
});

test("an authority is named with where complaints go, and without one no sentence mentions any", () => {
  const complaint = /complain to the data protection authority/;
  const { privacy } = pagesOf(norway);
  expect(privacy).toMatch(complaint);
  expect(privacy).toContain("<address>Datatilsynet<br/>Postboks 458 Sentrum, 0105 Oslo<br/><a href=");
  const without = pagesOf(america).privacy;
  expect(without).not.toMatch(complaint);
  expect(without).toContain("within 14 days");
  expect(without.match(/<address>/g)).toHaveLength(1);
});

test("an address and other details may have several lines", () => {
  expect(pagesOf(norway).privacy).toContain("<address>Nordlys Esportklubb<br/>Storgata 1<br/>0155 Oslo<br/><a href=");
  const lines = ["Gipfel e. V.", germany.address, "Vertreten durch Änne Müller", "VR 12345, Amtsgericht München"];
  expect(pagesOf(germany).terms).toContain(`<address>${lines.join("<br/>")}<br/><a href=`);
});

test.each([12, 19, 15.5])("a minimum age of %d is refused", (minimumAge) => {
  const { error } = Team.safeParse({ ...team, legal: { ...norway, minimumAge } });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Please enter an age from 13 to 18"]);
});

test("neither page mentions Discord for a team that isn't there", () => {
  const { privacy, terms } = pagesOf(norway, { socials: [] });
  for (const html of [privacy, terms]) expect(html).not.toMatch(/discord/i);
  const discord = [{ platform: "discord" as const, url: "https://chat.example/gipfel" }];
  expect(pagesOf(norway, { socials: discord }).privacy.match(/Discord username/g)).toHaveLength(4);
});

test("it says what goes to the staff's Discord, for as long as they're told there", () => {
  const told = pagesOf(norway, { socials: [] }, { ...nothingKept, staffDiscord: true });
  expect(told.privacy).toContain("Our staff are told on Discord of new applications and redemptions: what it is");
});

test("a team that has left Discord says so while it keeps a username, and how to remove it", () => {
  const left = { socials: [] };
  const { privacy } = pagesOf(norway, left, { ...nothingKept, discord: true });
  expect(privacy).toContain(
    "If you gave us a Discord username when we were on Discord, we keep it until you remove it",
  );
  expect(privacy).toContain('<a href="/settings#discord">Remove your Discord username</a>');
  expect(privacy).not.toContain("our chat there");
});

test("a team that has ended its points programme says what it keeps of it, for as long as it does", () => {
  const ended = { programme: { ...team.programme, isOn: false, unit: { one: "kongle", many: "kongler" } } };
  const { privacy, terms } = pagesOf(norway, ended, { ...nothingKept, points: true });
  expect(privacy).toContain("<dt>Kongler from our former programme</dt>");
  expect(privacy).toContain("your account, applications and kongler");
  expect(privacy).toContain("Your kongler history and shared events stay, without your name.");
  expect(terms).not.toContain("kongle");
  expect(pagesOf(norway, ended).privacy).not.toContain("kongle");
});
