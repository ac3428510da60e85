import { contactTexts } from "#contract/contact-messages/constants.ts";
import { addressOn } from "#contract/team/platforms.ts";
import { useTeam } from "#web/api/team.ts";
import { Terrain } from "#web/ui/pictures/terrain.tsx";
import { ContactForm } from "./contact-form.tsx";
import "./contact.css";
import type { PostedForm } from "#contract/rendered-page.ts";
import { Island } from "#web/documents/islands/island.tsx";

type ContactProps = { isSent: boolean; posted: PostedForm | undefined };

/** How to reach the team, with a contact form. Says so if a message was just sent without JavaScript. */
export function Contact({ isSent, posted }: ContactProps) {
  const team = useTeam();
  const discord = addressOn("discord", team);
  return (
    <section className="contact" id="contact" aria-labelledby="contact-heading">
      <Terrain className="contact__land" preset="contact" seed={team.name} />
      <div className="wrap">
        <div>
          <h2 id="contact-heading">{team.home.headings.contact}</h2>
          {isSent ? (
            <p className="lead" role="status">
              {contactTexts.sent}
            </p>
          ) : (
            team.home.leads.contact && <p className="lead">{team.home.leads.contact}</p>
          )}
          <dl>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${team.contactEmail}`}>{team.contactEmail}</a>
              </dd>
            </div>
            <div>
              <dt>Location</dt>
              <dd>{team.location}</dd>
            </div>
            {discord && (
              <div>
                <dt>Discord</dt>
                <dd>
                  <a href={discord}>Write to us there</a>
                </dd>
              </div>
            )}
          </dl>
        </div>
        <Island>
          <ContactForm posted={posted} />
        </Island>
      </div>
    </section>
  );
}
