import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AsyncList } from "./async-list.tsx";

const queryKey = ["players"];
const queryFn = (): Promise<string[]> => Promise.reject(new Error("away"));

function Players() {
  const query = useQuery({ queryKey, queryFn });
  return (
    <AsyncList query={query} itemsName="players" skeleton={<i>blocks</i>} empty="No players found">
      {(players) => <b>{players.join(" ")}</b>}
    </AsyncList>
  );
}

function render(client: QueryClient) {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Players />
    </QueryClientProvider>,
  );
}

test("a loading list is announced and shown as blocks", () => {
  const html = render(new QueryClient());

  expect(html).toContain("Loading players");
  expect(html).toContain("<i>blocks</i>");
});

test("a loaded list is shown, and an empty one says so", () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, ["Tarn9", "Scarp"]);
  expect(render(client)).toBe("<b>Tarn9 Scarp</b>");

  client.setQueryData(queryKey, []);
  expect(render(client)).toBe('<p class="empty-state">No players found</p>');
});

test("a list that didn't load can be tried again", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  await client.prefetchQuery({ queryKey, queryFn });

  const html = render(client);

  expect(html).toContain("The players didn’t load");
  expect(html).toContain("Try again");
});
