import { accountTexts } from "#contract/accounts/constants.ts";
import { team } from "#web/team.ts";
import { LegalPage, type LegalSection } from "./legal-page.tsx";

const { operator, address, law } = team.legal;
const mail = <a href={`mailto:${team.contactEmail}`}>{team.contactEmail}</a>;

const sections: LegalSection[] = [
  {
    id: "agreement",
    title: "What this is",
    body: (
      <p>
        These are the rules of this site. It is run by {operator}, “we” from here on. Whoever makes an account agrees to
        them. What we do with what we know about you stands in the <a href="/privacy">privacy notice</a>.
      </p>
    ),
  },
  {
    id: "accounts",
    title: "Accounts",
    body: (
      <ul>
        <li>{accountTexts.minimumAge}</li>
        <li>One account for one person. Give a name and an email address that are yours.</li>
        <li>Keep your password to yourself. If somebody else got in, change it at once and tell us.</li>
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
        <p>Be somebody that others like to play with. That means:</p>
        <ul>
          <li>No hate, no threats, no bullying, and nothing about other people that is not yours to tell.</li>
          <li>No cheating, no second accounts to get more, no selling of accounts.</li>
          <li>No spam, and nothing that breaks the site or looks for ways into it.</li>
        </ul>
        <p>
          Whoever does it anyway may lose points, rewards or the account. We say why, and you can ask us to look again.
        </p>
      </>
    ),
  },
  {
    id: "applications",
    title: "Applications",
    body: (
      <>
        <p>You may send one application as a moderator and one for management, if you are 13 or older.</p>
        <p>
          Write it yourself and write what is true. We read every one, within {team.join.reviewTime} as a rule. Nobody
          has a right to a place, and a place in the team is help that is freely given: it is no job.
        </p>
      </>
    ),
  },
  {
    id: "points",
    title: "Points and rewards",
    body: (
      <>
        <p>
          {team.programme.name} are a thank-you. They have no cash value: they cannot be bought, sold, swapped for money
          or given to somebody else.
        </p>
        <p>
          Rewards last while they last. If we cannot deliver one, you get its points back. We may change what things
          cost, or end the programme; we say so a month before.
        </p>
      </>
    ),
  },
  {
    id: "content",
    title: "What you write, and what we made",
    body: (
      <p>
        What you write stays yours; you let us store it and show it to those it is meant for. The name, the pictures and
        the texts of this site are ours or were lent to us: share links to them, but please ask before you use them
        elsewhere. {team.disclaimer}
      </p>
    ),
  },
  {
    id: "liability",
    title: "If something goes wrong",
    body: (
      <>
        <p>
          We look after the site as well as we can, and it is free. We cannot promise that it is always there or never
          wrong, and we do not answer for other people's sites that we link to.
        </p>
        <p>
          We do answer for harm that we cause by carelessness or on purpose, as far as anybody could have foreseen it.
          Nothing here takes away rights that the law gives you, and nothing limits what we owe for death or injury by
          our carelessness, or for fraud.
        </p>
      </>
    ),
  },
  {
    id: "law",
    title: "Law and changes",
    body: (
      <p>
        The law of {law} holds. If you live elsewhere in the UK, you may also go to court there. When we change these
        rules we put a new date at the top, and write to members before it holds if it matters to them.
      </p>
    ),
  },
  {
    id: "contact",
    title: "How to reach us",
    body: (
      <address>
        {operator}
        <br />
        {address}
        <br />
        {mail}
      </address>
    ),
  },
];

/** The rules of the site, in plain words. */
export const SiteTerms = ({ title, lead }: { title: string; lead: string }) => (
  <LegalPage title={title} lead={lead} sections={sections} />
);
