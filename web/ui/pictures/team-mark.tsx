import { useTeam } from "#web/api/team.ts";
import { Ramp } from "./ramp.tsx";
import "./team-mark.css";

type TeamMarkProps = {
  variant: "nav" | "foot";
  /** The accessible name. Without one, the mark is decorative. */
  title?: string;
};

/** The team's logo, or its wordmark if it has none. Both take the same room in a bar, so nothing moves once the logo has loaded. */
export function TeamMark({ variant, title }: TeamMarkProps) {
  const { logo, wordmark } = useTeam();
  if (!logo) return <Ramp word={wordmark} variant={variant} title={title} />;
  return <img className="team-logo" src={logo} alt={title ?? ""} referrerPolicy="no-referrer" />;
}
