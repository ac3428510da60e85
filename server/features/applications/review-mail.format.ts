import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import type { Team } from "#contract/team.ts";
import { letter } from "#server/features/outbox/letter.format.ts";
import type { Mail } from "#server/features/outbox/outbox.service.ts";

type Reviewed = Pick<Application, "type" | "name" | "email" | "status" | "reviewNotes">;

type Site = { siteUrl: string; team: Team };

/** Tells an applicant the decision, in the reviewer's words. */
export function reviewMail({ type, name, email, status, reviewNotes }: Reviewed, { siteUrl, team }: Site): Mail {
  const outcome = `Your ${applicationTypeLabels[type]} application was ${status}`;
  const paragraphs = [
    `Hello ${name},`,
    `${outcome}.`,
    ...(reviewNotes ? [`Notes from the reviewer:\n\n${reviewNotes}`] : []),
    `See it on your dashboard: ${siteUrl}/dashboard`,
  ];
  return { to: email, ...letter(team, outcome, paragraphs) };
}
