import { applicationTexts } from "#contract/applications/constants.ts";
import { notOpenSentence } from "#contract/applications/opening-sentences.ts";
import type { MemberApplicationType } from "#contract/team/openings.ts";
import { useTeam } from "#web/api/team.ts";
import { applicationNotes } from "#web/features/applications/join/application-notes.ts";
import { BackToHome, Gate, MemberWays } from "./gate.tsx";

const { gate, signInFirst, typedIsKept } = applicationTexts;

type ApplicationGateProps = {
  type: MemberApplicationType;
  title: string;
  lead: string;
  path: string;
  /** The member who was signed in here has an unsent draft. */
  isDraftKept: boolean;
};

/** An application's page for visitors. */
export function ApplicationGate({ type, title, lead, path, isDraftKept }: ApplicationGateProps) {
  const team = useTeam();
  const notOpen = notOpenSentence(type, team);
  const reason = notOpen ? `${notOpen} If you’ve sent one, sign in to see it.` : signInFirst.description;
  return (
    <Gate
      title={title}
      lead={lead}
      points={applicationNotes(team)}
      ask={notOpen ? applicationTexts.notOpen : gate}
      reason={isDraftKept ? `${reason} ${typedIsKept}` : reason}
    >
      <MemberWays returnUrl={path} />
      <BackToHome />
    </Gate>
  );
}
