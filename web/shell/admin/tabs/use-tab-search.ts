import { useNavigate } from "@tanstack/react-router";

/** Props for a tab that keeps what it shows in the address: what that is, and how it changes. Takes the page's `Route`. */
export function useTabSearch<Search extends object>(route: { useSearch: () => Search }) {
  const navigate = useNavigate();
  return {
    search: route.useSearch(),
    onSearch: (search: Search) => void navigate({ to: ".", search: () => search, replace: true, resetScroll: false }),
  };
}
