import { ageRuleOf } from "#contract/team/age-rule.ts";
import { pointsName, pointsTitle } from "#contract/team/points-words.ts";
import type { Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { LegalPage, type LegalSection, OperatorAddress, TeamMail } from "./legal-page.tsx";

const sectionsOf = ({ legal, join, programme, disclaimer }: Team): LegalSection[] => [
  {
    id: "agreement",
    title: "What this is",
    body: (
      <p>
        These are the rules of this site. It’s run by {legal.operator} (“we”). By creating an account you agree to them.
        The <a href="/privacy">privacy notice</a> explains how we use your data.
      </p>
    ),
  },
  {
    id: "accounts",
    title: "Accounts",
    body: (
      <ul>
        <li>{ageRuleOf(legal)}</li>
        <li>One account each. Use your own name and email address.</li>
        <li>Keep your password to yourself. If someone else gets in, change it right away and tell us.</li>
        <li>
          You can <a href="/settings#delete">delete your account</a> at any time.
        </li>
      </ul>
    ),
  },
  {
    id: "conduct",
    title: "How we treat each other",
    body: (
      <>
        <p>Be someone others like to play with. That means:</p>
        <ul>
          <li>No hate, no threats, no bullying, and no sharing what others told you in private.</li>
          <li>No cheating, no second accounts, no selling accounts.</li>
          <li>No spam, and no breaking the site or looking for ways into it.</li>
        </ul>
        <p>
          If an event that another member shared breaks these rules, open it in the calendar and press Report. Staff can
          make it private, and will tell whoever made it why. If you think they got it wrong, write to <TeamMail />.
        </p>
        <p>
          If you do any of this, you may lose {pointsName({ programme })}, rewards or your account. We’ll say why, and
          you can ask us to look again.
        </p>
      </>
    ),
  },
  {
    id: "applications",
    title: "Applications",
    body: (
      <>
        <p>
          If you’re {legal.minimumAge} or older, you can send one moderator application and one management application.
        </p>
        <p>
          Write it yourself, and tell the truth. We read every one. Review time: {join.reviewTime} in most cases. Nobody
          is owed a place, and a place on the team is voluntary, not a job.
        </p>
      </>
    ),
  },
  {
    id: "points",
    title: `${pointsTitle({ programme })} and rewards`,
    body: (
      <>
        <p>
          {programme.name} are a thank-you. They have no cash value: you can’t buy them, sell them, swap them for money
          or give them to someone else.
        </p>
        <p>
          Rewards are available while stocks last. If we can’t deliver one, you get your {pointsName({ programme })}{" "}
          back. We may change prices or end the programme, but we’ll give you a month’s notice.
        </p>
      </>
    ),
  },
  {
    id: "content",
    title: "Your content and ours",
    body: (
      <p>
        What you write stays yours. You let us store it and show it to the people it’s meant for. The name, pictures and
        text on this site are ours or used with permission: share links to them, but please ask before you use them
        elsewhere. {disclaimer}
      </p>
    ),
  },
  {
    id: "liability",
    title: "If something goes wrong",
    body: (
      <>
        <p>
          We look after the site as well as we can, and it’s free. We can’t promise that it’s always available or never
          wrong, and we aren’t responsible for other people’s sites that we link to.
        </p>
        <p>
          We are responsible for foreseeable harm we cause by carelessness or on purpose. Nothing here takes away your
          legal rights, or limits what we owe for death or injury caused by our carelessness, or for fraud.
        </p>
      </>
    ),
  },
  {
    id: "law",
    title: "Law and changes",
    body: (
      <p>
        The law of {legal.law} applies. If you live elsewhere, this doesn’t take away the rights that the law there
        gives you, or your right to go to court there. When we change these rules we update the date at the top, and
        email members beforehand if it affects them.
      </p>
    ),
  },
  {
    id: "contact",
    title: "How to reach us",
    body: <OperatorAddress />,
  },
];

/** The rules of the site, in plain words. */
export const SiteTerms = ({ title, lead }: { title: string; lead: string }) => (
  <LegalPage title={title} lead={lead} sections={sectionsOf(useTeam())} />
);
