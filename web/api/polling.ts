import type { QueryClient, QueryKey } from "@tanstack/react-query";

let isSignedOut: (path: string) => boolean = () => false;

/** Asks again every so often, until the session that the answer needs has ended. */
export const whileSignedIn =
  (intervalMs: number) =>
  ({ queryKey: [path] }: { queryKey: QueryKey }) =>
    isSignedOut(String(path)) ? false : intervalMs;

/** What is asked again from now on, and what no more: those that wait for their next turn hear of it at once. */
export function judgePolls(queryClient: QueryClient, isRefused: typeof isSignedOut) {
  isSignedOut = isRefused;
  for (const { observers } of queryClient.getQueryCache().getAll())
    for (const observer of observers) observer.setOptions(observer.options);
}
