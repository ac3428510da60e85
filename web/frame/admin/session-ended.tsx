import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { ApiFailure } from "#contract/client.ts";
import { staffCheck } from "#web/features/staff/staff.queries.ts";

/**
 * Says that the session has ended as soon as a call finds out. The page stays: what was typed in it is not lost. Whoever came
 * by a temporary link has no sign-in to go back to.
 */
export function SessionEnded({ isGuest }: { isGuest: boolean }) {
  const queryClient = useQueryClient();
  const { data: staff } = useQuery(staffCheck());

  useEffect(() => {
    const look = ({ error }: { error: unknown }) => {
      if (error instanceof ApiFailure && error.status === 401) void queryClient.invalidateQueries(staffCheck());
    };
    const stops = [
      queryClient.getQueryCache().subscribe(({ type, query }) => type === "updated" && look(query.state)),
      queryClient.getMutationCache().subscribe((event) => event.type === "updated" && look(event.mutation.state)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);

  if (staff?.isAdmin !== false) return null;
  return (
    <p className="apane__ended" role="alert">
      {isGuest ? (
        "Your temporary access has ended. What you typed still stands here; to send it, ask an admin for a new link."
      ) : (
        <>
          Your sign-in has ended. What you typed is kept: <Link to="/admin-login">sign in again</Link>.
        </>
      )}
    </p>
  );
}
