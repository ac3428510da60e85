import type { ComponentProps } from "react";
import { contactPath } from "#contract/team/contact-path.ts";
import { sectionPath } from "#contract/team/section-places.ts";
import { useTeam } from "#web/api/team.ts";
import { SectionLink } from "./section-link.tsx";

/** A link to the contact form, or to the team's email address if the home page hasn't got the form. */
export function ContactLink(anchor: Omit<ComponentProps<"a">, "href">) {
  const team = useTeam();
  if (sectionPath("contact", team)) return <SectionLink {...anchor} section="contact" />;
  return <a {...anchor} href={contactPath(team)} />;
}
