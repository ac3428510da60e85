import { applicationTexts } from "#contract/applications/constants.ts";
import { useTeam } from "#web/api/team.ts";
import { applicationNotes } from "#web/features/applications/join/application-notes.ts";
import { BackToHome, Gate, MemberWays } from "./gate.tsx";

const { gate, signInFirst } = applicationTexts;

type ApplicationGateProps = {
  title: string;
  lead: string;
  path: string;
  /** The member who was signed in here has an unsent draft. */
  isDraftKept: boolean;
};

/** An application's page for visitors. */
export const ApplicationGate = ({ title, lead, path, isDraftKept }: ApplicationGateProps) => (
  <Gate
    title={title}
    lead={lead}
    points={applicationNotes(useTeam())}
    ask={gate}
    reason={isDraftKept ? `${signInFirst.description} What you typed is kept on this device.` : signInFirst.description}
  >
    <MemberWays returnUrl={path} />
    <BackToHome />
  </Gate>
);
