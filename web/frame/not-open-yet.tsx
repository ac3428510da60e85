import { Link } from "@tanstack/react-router";
import { team } from "#team.config.ts";
import { keyClass } from "#web/design/key.tsx";
import type { RouterContext } from "#web/router.tsx";
import { pageHead } from "./page-head.ts";
import "./not-open-yet.css";

type Interim = { title: string; purpose: string };
type Head = { match: { pathname: string; context: RouterContext } };

/** The route options of a page that is not built yet: it says so, and what it will be for. */
export const notOpenYet = ({ title, purpose }: Interim) => ({
  head: ({ match: { pathname, context } }: Head) =>
    pageHead({ title, description: purpose, path: pathname, siteUrl: context.siteUrl, isUnlisted: true }),
  component: () => <NotOpenYet title={title} purpose={purpose} />,
});

const NotOpenYet = ({ title, purpose }: Interim) => (
  <div className="page wrap phead">
    <h1>{title}</h1>
    <p className="lead soon__why">This page opens soon. {purpose}</p>
    <p className="soon__go">
      <Link className={keyClass()} to="/">
        Back to Home
      </Link>
      <a className="line" href={team.socials.discord}>
        Discord
      </a>
    </p>
  </div>
);
