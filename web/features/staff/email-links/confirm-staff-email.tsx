import { useMutation } from "@tanstack/react-query";
import { ApiFailure } from "#contract/client.ts";
import { returnQuery } from "#contract/return-url.ts";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";

/** Confirms an address only when a button is pressed, because mail scanners open every link, and some run scripts. */
export function ConfirmStaffEmail({ token }: { token: string }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api(ownAccountApi.confirmEmail, { body: { token } }),
  });
  if (data) return <p role="status">{data.email} is confirmed. Thank you.</p>;
  return (
    <div className="form">
      <ErrorText>{error && errorReason(error)}</ErrorText>
      {isSignedOut(error) && (
        <a className="text-link" href={`/admin-login${returnQuery("/admin/confirm-email")}#${token}`}>
          Admin Sign In
        </a>
      )}
      <Button isBusy={isPending} onClick={() => mutate()}>
        {isPending ? "Confirming..." : "Confirm this address"}
      </Button>
    </div>
  );
}

const isSignedOut = (error: unknown) => error instanceof ApiFailure && error.code === "not_signed_in";
