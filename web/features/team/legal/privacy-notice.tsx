import { retention } from "#contract/retention.ts";
import { team } from "#web/team.ts";
import { browserStorageKeys, cookies } from "./device-storage.ts";
import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { LegalTable } from "./legal-table.tsx";
import { holdings } from "./personal-data.ts";
import { complaints, rights } from "./your-rights.tsx";

const { operator, address } = team.legal;
const mail = <a href={`mailto:${team.contactEmail}`}>{team.contactEmail}</a>;
const storedColumns = ["Name", "What it does", "Kept for"] as const;

const who: LegalSection = {
  id: "who",
  title: "Who we are",
  body: (
    <>
      <p>
        {team.name} is run by {operator}. When this page says “we”, it means them. They decide what happens to what the
        site knows about you, and they answer for it.
      </p>
      <address>
        {operator}
        <br />
        {address}
        <br />
        {mail}
      </address>
    </>
  ),
};

const what: LegalSection = {
  id: "what",
  title: "What we hold, and why",
  body: (
    <>
      <p>
        You can read this site without telling us anything. We hold only what you give us, and the little that keeps the
        site safe. The law wants a ground for each thing; it stands in brackets.
      </p>
      <dl className="legal__list">
        {holdings.map(({ what, which, why, ground }) => (
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
        There are no ads here. We do not follow you to other sites, we do not guess where you are, and we make no
        profile of you. No machine decides anything about you: people read applications.
      </p>
    </>
  ),
};

const device: LegalSection = {
  id: "device",
  title: "What stays on your device",
  body: (
    <>
      <p>
        Before you sign in there are no cookies at all. After that there are these, and each is needed for what you
        asked for.
      </p>
      <LegalTable
        caption="Cookies"
        columns={storedColumns}
        rows={cookies.map(({ name, purpose, kept }) => [<code key={name}>{name}</code>, purpose, kept])}
      />
      <p>Your browser also remembers some things by itself. They stay with you and are never sent to us.</p>
      <LegalTable
        caption="Browser storage"
        columns={storedColumns}
        rows={browserStorageKeys.map(({ name, purpose, kept }) => [<code key={name}>{name}</code>, purpose, kept])}
      />
      <p>Films come from YouTube, and only once you press play. From then on YouTube's own rules hold.</p>
    </>
  ),
};

const kept: LegalSection = {
  id: "kept",
  title: "How long we keep it",
  body: (
    <>
      <p>We keep your account until you delete it. Other things go by themselves.</p>
      <LegalTable
        caption="How long each thing is kept"
        columns={["What", "Kept for"]}
        rows={Object.values(retention).map(({ label, kept }) => [label, kept])}
      />
      <p>
        Safety copies of the whole site live for 35 days at most. If one is ever put back, deleted accounts are deleted
        from it again.
      </p>
    </>
  ),
};

const seen: LegalSection = {
  id: "seen",
  title: "Who sees it",
  body: (
    <>
      <ul>
        <li>You see all of it.</li>
        <li>Visitors and other members never see your email address or your Discord username.</li>
        <li>
          The team's admins see accounts. Those who review applications see applications, and nothing else of yours.
        </li>
        <li>
          The companies that run our computers and carry our mail hold it for us and may not use it for themselves.
        </li>
        <li>
          Google learns that you sign in here, if you sign in with Google. Discord has its own rules for our chat there.
        </li>
      </ul>
      <p>We never sell it. We give it to nobody else unless the law makes us.</p>
    </>
  ),
};

const young: LegalSection = {
  id: "young",
  title: "If you are young",
  body: (
    <p>
      An account is for people of 13 or older. If you are younger, please do not make one. Parents who find that a child
      did can write to {mail}, and we delete it.
    </p>
  ),
};

const changes: LegalSection = {
  id: "changes",
  title: "When this changes",
  body: (
    <p>
      We change this page when the site changes, with a new date at its top. If it is about something that matters to
      you, we write to you before it holds.
    </p>
  ),
};

/** What the site knows about people and what they can do about it, in plain words. */
export const PrivacyNotice = ({ title, lead }: { title: string; lead: string }) => (
  <LegalPage title={title} lead={lead} sections={[who, what, device, kept, seen, young, rights, complaints, changes]} />
);
