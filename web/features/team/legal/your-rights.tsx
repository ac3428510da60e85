import { team } from "#web/team.ts";
import type { LegalSection } from "./legal-page.tsx";

const { regulator, acknowledgedWithinDays, operator } = team.legal;
const mail = <a href={`mailto:${team.contactEmail}`}>{team.contactEmail}</a>;

const Settings = ({ section, children }: { section: string; children: string }) => (
  <a href={`/settings#${section}`}>{children}</a>
);

export const rights: LegalSection = {
  id: "rights",
  title: "What you can do",
  body: (
    <>
      <p>What we hold about you is yours. With an account you do most of this yourself, at once:</p>
      <ul>
        <li>
          See it and take a copy along: <Settings section="data">download your data</Settings>.
        </li>
        <li>
          Put it right: change your <Settings section="profile">name</Settings>, your{" "}
          <Settings section="discord">Discord username</Settings> or your{" "}
          <Settings section="email">email address</Settings>.
        </li>
        <li>
          Throw a stranger out: <Settings section="devices">sign out a device</Settings>.
        </li>
        <li>
          Have it deleted: <Settings section="delete">delete your account</Settings>. Only the list of points stays,
          under a number that no longer leads to you.
        </li>
      </ul>
      <p>
        You can also tell us to stop using something, or to use it less. For that, or if you have no account, write to{" "}
        {mail}. It costs nothing, and we answer within a month.
      </p>
    </>
  ),
};

export const complaints: LegalSection = {
  id: "complaints",
  title: "If you are not happy",
  body: (
    <>
      <p>
        Please tell us first: write to {mail} and call it a complaint. We tell you that it arrived within{" "}
        {acknowledgedWithinDays} days, look into it without delay, and tell you what came of it.
      </p>
      <p>You can also complain to the {regulator.name}, before or after. It costs nothing.</p>
      <address>
        {regulator.name}
        <br />
        {regulator.address}
        <br />
        {regulator.phone}
        <br />
        <a href={regulator.url}>{regulator.url}</a>
      </address>
      <p>By post our own address is that of {operator}, at the top of this page.</p>
    </>
  ),
};
