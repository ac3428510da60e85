import type { QueryClient, QueryKey } from "@tanstack/react-query";

let isSignedOut: (path: string) => boolean = () => false;

/** Returns a refetch interval that stops once the session the query needs has ended. */
export const whileSignedIn =
  (intervalMs: number) =>
  ({ queryKey: [path] }: { queryKey: QueryKey }) =>
    isSignedOut(String(path)) ? false : intervalMs;

/** Decides which queries keep polling, including those already waiting for their next poll. */
export function judgePolls(queryClient: QueryClient, isRefused: typeof isSignedOut) {
  isSignedOut = isRefused;
  for (const { observers } of queryClient.getQueryCache().getAll())
    for (const observer of observers) observer.setOptions(observer.options);
}
