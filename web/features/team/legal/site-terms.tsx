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
        These are the rules of this site. It is run by {operator}, “we” from here on. By making an account you agree to
        them. How we use your data is in the <a href="/privacy">privacy notice</a>.
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
        <li>Keep your password to yourself. If someone else got in, change it at once and tell us.</li>
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
          <li>No hate, no threats, no bullying, and nothing about other people that is not yours to tell.</li>
          <li>No cheating, no second accounts to get more, no selling of accounts.</li>
          <li>No spam, and nothing that breaks the site or looks for ways into it.</li>
        </ul>
        <p>
          If you do any of this, you may lose points, rewards or your account. We’ll say why, and you can ask us to look
          again.
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
          Write it yourself and write what is true. We read every one, within {team.join.reviewTime} in most cases.
          Nobody has a right to a place, and a place on the team is volunteering, not a job.
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
          or given to someone else.
        </p>
        <p>
          Rewards last while they last. If we cannot deliver one, you get its points back. We may change prices or end
          the programme, and we’ll tell you a month before.
        </p>
      </>
    ),
  },
  {
    id: "content",
    title: "What you write, and what we made",
    body: (
      <p>
        What you write stays yours. You let us store it and show it to the people it’s meant for. The name, pictures and
        text on this site are ours or used with permission: share links to them, but please ask before you use them
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
          We look after the site as well as we can, and it is free. We can’t promise that it’s always available or never
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
        The law of {law} holds. If you live elsewhere in the UK, you may also go to court there. When we change these
        rules we update the date at the top, and email members beforehand if it affects them.
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
