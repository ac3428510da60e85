import type { ReactNode } from "react";
import { type Known, knownOf } from "#contract/accounts/known.ts";
import type { Kept } from "#contract/accounts/schemas.ts";
import { retention } from "#contract/retention.ts";
import { addressOn } from "#contract/team/platforms.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { LegalPage, type LegalSection, OperatorAddress, TeamMail } from "./legal-page.tsx";
import { browserStorageKeysOf, cookies, holdingsOf } from "./personal-data.ts";
import { complaintsOf, rightsOf } from "./your-rights.tsx";

type LegalTableProps = { caption: string; columns: readonly string[]; rows: ReactNode[][] };

/** A table whose last column holds figures. */
const LegalTable = ({ caption, columns, rows }: LegalTableProps) => (
  <table className="legal__table">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...others], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <tr key={row}>
          <th scope="row">{first}</th>
          {others.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do their cells
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const storedColumns = ["Name", "What it does", "Kept for"] as const;

const whoOf = ({ name, legal: { operator } }: Team): LegalSection => ({
  id: "who",
  title: "Who we are",
  body: (
    <>
      <p>
        {name} is run by {operator} (“we”), who decide how the site uses your data and are responsible for it.
      </p>
      <OperatorAddress />
    </>
  ),
});

const whatOf = (team: Team, known: Known): LegalSection => ({
  id: "what",
  title: "What we keep, and why",
  body: (
    <>
      <p>
        You can read this site without telling us anything. We keep only what you give us, and the little we need to
        keep the site safe. Our legal basis for each is in brackets.
      </p>
      <dl className="legal__list">
        {holdingsOf(team, known).map(({ what, which, why, ground }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {which} {why}
            </dd>
            <dd>{ground}</dd>
          </div>
        ))}
      </dl>
      <p>
        There are no ads here. We don’t track you on other sites, work out where you are or build a profile of you. No
        decisions are automated. A person reads every application.
      </p>
    </>
  ),
});

const deviceOf = (team: Team, known: Known): LegalSection => ({
  id: "device",
  title: "On your device",
  body: (
    <>
      <p>
        Until you start to sign in there are no cookies at all. After that we use only these, and only for things you
        asked for.
      </p>
      <LegalTable
        caption="Cookies"
        columns={storedColumns}
        rows={cookies.map(({ name, purpose, kept }) => [<code key={name}>{name}</code>, purpose, kept])}
      />
      <p>Your browser also stores these. They stay on your device and are never sent to us.</p>
      <LegalTable
        caption="Browser storage"
        columns={storedColumns}
        rows={browserStorageKeysOf(team, known).map(({ name, purpose, kept }) => [
          <code key={name}>{name}</code>,
          purpose,
          kept,
        ])}
      />
      <p>Videos come from YouTube, and only once you press play. YouTube’s own rules apply from then on.</p>
      {addressOn("twitch", team) && (
        <p>
          Who of us is live on Twitch, and the pictures of it, come from our own server. It asks Twitch about our
          channels and says nothing about you.
        </p>
      )}
    </>
  ),
});

const howLong: LegalSection = {
  id: "kept",
  title: "How long we keep it",
  body: (
    <>
      <p>We keep your account until you delete it. We delete other things automatically.</p>
      <LegalTable
        caption="How long each thing is kept"
        columns={["What", "Kept for"]}
        rows={Object.values(retention).map(({ label, kept }) => [label, kept])}
      />
      <p>
        We keep backups of the whole site for up to 35 days. If we ever restore one, we remove deleted accounts from it
        again.
      </p>
    </>
  ),
};

const seenOf = (team: Team, { hasDiscordNames, hasPoints, tellsDiscord }: Known): LegalSection => ({
  id: "seen",
  title: "Who sees it",
  body: (
    <>
      <ul>
        <li>You can see all of it.</li>
        <li>
          Visitors and other members never see your email address{hasDiscordNames && " or your Discord username"}.
        </li>
        <li>
          The team’s admins see accounts. Staff who only review applications see your applications and nothing else.
        </li>
        <li>The companies that host our site and send our email hold it for us and can’t use it for themselves.</li>
        {tellsDiscord && (
          <li>
            Our staff are told on Discord of new applications{hasPoints && " and redemptions"}: what it is, and the name
            you gave. Discord keeps that by its own rules. Your answers, age and email address don’t go there.
          </li>
        )}
        <li>
          If you sign in with Google, Google knows that you use this site.
          {hasDiscord(team) && " Discord’s own rules apply to our chat there."}
        </li>
      </ul>
      <p>We never sell it. We don’t give it to anyone else unless the law makes us.</p>
    </>
  ),
});

const youngOf = ({ legal }: Team): LegalSection => ({
  id: "young",
  title: "If you’re young",
  body: (
    <p>
      You must be {legal.minimumAge} or older to have an account. If your child is younger and has one, write to{" "}
      <TeamMail /> and we’ll delete it.
    </p>
  ),
});

const changes: LegalSection = {
  id: "changes",
  title: "When this changes",
  body: (
    <p>
      We change this page when the site changes, and put a new date at the top. If a change affects you, we’ll email you
      before it applies.
    </p>
  ),
};

/** What the site knows about people and what they can do about it, in plain words. */
export function PrivacyNotice({ title, lead, kept }: { title: string; lead: string; kept: Kept | undefined }) {
  const team = useTeam();
  const known = knownOf(team, kept);
  const rest = [
    whatOf(team, known),
    deviceOf(team, known),
    howLong,
    seenOf(team, known),
    youngOf(team),
    rightsOf(team, known),
    complaintsOf(team.legal),
    changes,
  ];
  return <LegalPage title={title} lead={lead} sections={[whoOf(team), ...rest]} />;
}
