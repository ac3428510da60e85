import type { Known } from "#contract/accounts/known.ts";
import { pointsName } from "#contract/team/points-words.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { AddressLines, type LegalSection, TeamMail } from "./legal-page.tsx";

const Settings = ({ section, children }: { section: string; children: string }) => (
  <a href={`/settings#${section}`}>{children}</a>
);

export const rightsOf = (team: Team, { hasPoints, hasDiscordNames }: Known): LegalSection => ({
  id: "rights",
  title: "What you can do",
  body: (
    <>
      <p>Your data is yours. With an account you can do most of this yourself, right away:</p>
      <ul>
        <li>
          <Settings section="data">See it and download a copy</Settings>.
        </li>
        <li>
          Correct it: change your <Settings section="profile">name</Settings>
          {hasDiscord(team) && (
            <>
              , your <Settings section="discord">Discord username</Settings>
            </>
          )}{" "}
          or your <Settings section="email">email address</Settings>.
        </li>
        {hasDiscordNames && !hasDiscord(team) && (
          <li>
            <Settings section="discord">Remove your Discord username</Settings>, if you gave us one.
          </li>
        )}
        <li>
          <Settings section="devices">Sign out a device you don’t recognise</Settings>.
        </li>
        <li>
          <Settings section="delete">Delete your account</Settings>. Your{" "}
          {hasPoints && `${pointsName(team)} history and `}shared events stay, without your name.
        </li>
      </ul>
      <p>
        You can also ask us to stop using some of it, or to limit how we use it. For that, or if you don’t have an
        account, write to <TeamMail />. It’s free, and we’ll answer within a month.
      </p>
    </>
  ),
});

export const complaintsOf = ({ regulator, acknowledgedWithinDays, operator }: Team["legal"]): LegalSection => ({
  id: "complaints",
  title: "If you’re not happy",
  body: (
    <>
      <p>
        Please tell us first: write to <TeamMail /> and say it’s a complaint. We’ll confirm we’ve received it within{" "}
        {acknowledgedWithinDays} days, look into it without delay, and tell you the outcome.
      </p>
      {regulator.name && (
        <>
          <p>You can also complain to the data protection authority, at any time, free of charge.</p>
          <address>
            <AddressLines lines={[regulator.name, regulator.address, regulator.phone]} />
            {regulator.url && <a href={regulator.url}>{regulator.url}</a>}
          </address>
        </>
      )}
      <p>{operator}’s postal address is at the top of this page.</p>
    </>
  ),
});
