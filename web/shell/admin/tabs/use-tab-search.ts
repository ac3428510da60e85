import { useNavigate } from "@tanstack/react-router";

/** Props for a tab that keeps what it shows in the address: what that is, and how it changes. Takes the page's `Route`. */
export function useTabSearch<Search extends object>(route: { useSearch: () => Search }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  function onSearch(chosen: Search) {
    const options = chosen as Record<string, string | undefined>; // the router only knows what all pages have in common
    void navigate({ to: ".", search: () => options, replace: true, resetScroll: false });
  }
  return { search, onSearch };
}
