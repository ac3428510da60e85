import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";
import { accountTexts } from "#contract/accounts/constants.ts";
import { prefetch } from "#web/api/queries.ts";
import { keptOfMembers } from "#web/features/accounts/accounts.queries.ts";
import { EmailLinkOutcome } from "#web/features/accounts/email-links/email-link-outcome.tsx";
import { useLinkToken } from "#web/features/accounts/email-links/use-link-token.ts";
import { DeletionByLink, deletedTexts, useDeletionTexts } from "#web/features/accounts/settings/delete-account.tsx";
import { BackToHome, Gate, NeedsScript } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

const about = "This is the last step. It happens immediately and can’t be undone.";

/** Lower-cases a sentence's first letter, to append it to our own words. */
const goingOn = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const Route = createFileRoute("/delete-account")({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, [keptOfMembers()]),
  head: gateHead({ title: "Delete account", description: about, path: "/delete-account" }),
  component: DeleteAccount,
});

function DeleteAccount() {
  const { token, isKnown } = useLinkToken();
  const [isDone, setDone] = useState(false);
  const { goes, cancelled, stays } = useDeletionTexts();
  const isDead = isKnown && !isDone && !token;
  return (
    <Gate
      title="Delete account"
      lead={isDead ? accountTexts.linkDeadAbout : about}
      {...(!isDead && {
        isReadFirst: true,
        points: [
          `We delete ${goingOn(goes)}`,
          ...(cancelled ? [`We cancel ${goingOn(cancelled)}`] : []),
          `We keep ${goingOn(stays)}`,
        ],
      })}
      ask={isDone ? deletedTexts.title : isDead ? accountTexts.linkDead : "Are you sure?"}
      {...(isDead && {
        reason: (
          <span role="alert">{accountTexts.linkDeadReason} If you can still sign in, your account is still here.</span>
        ),
      })}
    >
      {isDone && <EmailLinkOutcome>{deletedTexts.description}</EmailLinkOutcome>}
      {!isDone && token && <DeletionByLink token={token} onDone={() => setDone(true)} />}
      <NeedsScript />
      {isDead && (
        <Link className={buttonClass()} to="/settings">
          Ask for a new link in Settings
        </Link>
      )}
      <BackToHome />
    </Gate>
  );
}
