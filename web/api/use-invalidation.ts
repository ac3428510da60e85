import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that reloads what these endpoints sent, wherever it's shown. */
export function useInvalidation(...endpoints: { path: string }[]) {
  const queryClient = useQueryClient();
  return () => {
    for (const { path } of endpoints) void queryClient.invalidateQueries({ queryKey: [path] });
  };
}
