import { team } from "#web/team.ts";
import { keyClass } from "#web/ui/actions/button.tsx";
import "./discord-roles.css";

const { discord } = team.socials;

/** The roles that start with a conversation in the chat service. */
export const DiscordRoles = () => (
  <section className="roles" aria-labelledby="roles-heading">
    <h2 id="roles-heading">Four more, through Discord</h2>
    <div>
      <ol>
        {team.join.roles.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mute">{text}</p>
            <a className="line" href={discord}>
              Ask in Discord <span className="vh">about {title}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="invite">
        <a className={keyClass({ face: "bone" })} href={discord}>
          Join the Discord
        </a>
      </p>
    </div>
  </section>
);
