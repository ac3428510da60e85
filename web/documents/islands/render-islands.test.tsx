import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createQueryClient } from "#web/api/query-client.ts";
import { VideoFrame } from "#web/features/videos/video-frame.tsx";
import { team } from "#web/testing/team.tsx";
import { Island, RenderIsland } from "./island.tsx";
import { islandRenderer } from "./render-islands.tsx";

const video = { videoId: "demo0videoA", stillUrl: null, title: 'A "title" <b>' };
const Unlisted = () => null;
const documentOf = (content: React.ReactNode) =>
  renderToString(
    <RenderIsland value={islandRenderer({ queryClient: createQueryClient(), team })}>{content}</RenderIsland>,
  );

test("an island carries its name and its unchanged props", () => {
  const html = documentOf(
    <Island>
      <VideoFrame {...video} />
    </Island>,
  );
  expect(html).toContain('data-island="VideoFrame"');
  const [, props = ""] = /data-props="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(props.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"))).toEqual(video);
  expect(html).toContain("https://www.youtube.com/watch?v=demo0videoA");
});

test("two islands of the same component have different ids", () => {
  const frame = (
    <Island>
      <VideoFrame {...video} />
    </Island>
  );
  const ids = [
    ...documentOf(
      <>
        {frame}
        {frame}
      </>,
    ).matchAll(/data-id="([^"]*)"/g),
  ].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test("in the app an island is just its component", () => {
  const html = renderToString(
    <Island>
      <VideoFrame {...video} />
    </Island>,
  );
  expect(html).toMatch(/^<a class="video__frame"/);
});

test("refuses a component that isn't on the list, and props that aren't plain data", () => {
  const withFunction = { ...video, onPlay: () => {} };
  expect(() =>
    documentOf(
      <Island>
        <Unlisted />
      </Island>,
    ),
  ).toThrow("is not in web/documents/islands/registry.ts");
  expect(() =>
    documentOf(
      <Island>
        <VideoFrame {...withFunction} />
      </Island>,
    ),
  ).toThrow("not plain data");
});
