import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { closeMemberPages, keepPage, sessionOver } from "#web/features/accounts/session/session-over.ts";
import { currentPath } from "./current-path.ts";

const SignInDialog = lazy(() =>
  import("#web/features/accounts/sign-in/sign-in-dialog.tsx").then((loaded) => ({ default: loaded.SignInDialog })),
);

/** Asks a member whose session has ended to sign in over the page, so that nothing typed is lost. */
export function SignInAgain() {
  const queryClient = useQueryClient();
  const { data: isOver } = useQuery(sessionOver());
  const [isLoaded, setLoaded] = useState(false);
  if (isOver && !isLoaded) setLoaded(true);
  if (!isLoaded) return null;

  function handleClose() {
    if (queryClient.getQueryData(sessionOver().queryKey)) closeMemberPages(queryClient);
  }
  return (
    <Suspense>
      <SignInDialog
        returnUrl={currentPath()}
        email={queryClient.getQueryData(me().queryKey)?.email}
        reason="You’ve been signed out. Nothing you typed is lost: sign in, then save again."
        isOpen={isOver}
        onClose={handleClose}
        onSignedIn={() => keepPage(queryClient, false)}
      />
    </Suspense>
  );
}
