import { team } from "#web/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import "#web/ui/styles/page-part.css";
import "./discord-roles.css";

const { discord } = team.socials;

/** The roles that start with a conversation on Discord. */
export const DiscordRoles = () => (
  <section className="roles page-part" aria-labelledby="roles-heading">
    <h2 id="roles-heading">Four more, through Discord</h2>
    <div>
      <ol>
        {team.join.roles.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
            <a className="text-link" href={discord}>
              Ask on Discord <span className="visually-hidden">about {title}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="invite">
        <a className={buttonClass({ variant: "light" })} href={discord}>
          Join the Discord
        </a>
      </p>
    </div>
  </section>
);
