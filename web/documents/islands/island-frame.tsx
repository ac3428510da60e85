import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";

type IslandFrameProps = { queryClient: QueryClient; onHydrated?: () => void; children: ReactNode };

/** Wraps each island, on the server and in the browser. */
export function IslandFrame({ queryClient, onHydrated, children }: IslandFrameProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
