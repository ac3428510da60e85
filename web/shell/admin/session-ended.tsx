import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { forgetTyped } from "#web/browser-state/draft-store.ts";
import { AdminSignInForm } from "#web/features/staff/sign-in/admin-sign-in-form.tsx";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { currentPath } from "#web/shell/account/current-path.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/**
 * Says that the session has ended as soon as a call was refused. If a save was refused, asks to sign in over the page, so that
 * nothing typed is lost. Guests of a temporary link can't sign in again.
 */
export function SessionEnded({ username, isGuest }: { username: string; isGuest: boolean }) {
  const { data: staff } = useQuery(staffSession());
  const { isOpen, setOpen } = useSignInOver();
  const headingId = useId();

  const hasEnded = staff?.isAdmin === false;
  if (hasEnded && isGuest)
    return (
      <p className="admin-pane__ended" role="alert">
        Your temporary access has ended. What you typed is still here. To send it, ask an admin for a new link.
      </p>
    );
  return (
    <>
      {hasEnded && (
        <p className="admin-pane__ended" role="alert">
          You’ve been signed out. What you typed is kept.{" "}
          <TextButton onClick={() => setOpen(true)} aria-haspopup="dialog">
            Sign in again
          </TextButton>
        </p>
      )}
      <Dialog
        isOpen={isOpen && hasEnded}
        onClose={() => setOpen(false)}
        labelledBy={headingId}
        header={<h2 id={headingId}>Sign in again</h2>}
      >
        <p>You’ve been signed out. Nothing you typed is lost: sign in, then save again.</p>
        {isOpen && <SignInHere username={username} onSignedIn={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

type SignInHereProps = { username: string; onSignedIn: () => void };

/** Signs in over the page. If a different account signs in, the page is reloaded. */
function SignInHere({ username, onSignedIn }: SignInHereProps) {
  const queryClient = useQueryClient();
  return (
    <AdminSignInForm
      action="/admin-login"
      returnUrl={currentPath()}
      username={username}
      signIn="Sign In"
      onSignedIn={(name) => {
        if (name !== username) {
          forgetTyped(queryClient); // or the browser would ask about it
          return location.assign("/admin");
        }
        onSignedIn();
        void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
      }}
    />
  );
}

/** Opens the sign-in when saving was refused because the session has ended. */
function useSignInOver() {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        const error = event.type === "updated" && event.mutation.state.error;
        if (error instanceof ApiFailure && error.code === "not_signed_in") setOpen(true);
      }),
    [queryClient],
  );
  return { isOpen, setOpen };
}
