import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createQueryClient } from "#web/api/query-client.ts";
import { VideoFrame } from "#web/features/videos/video-frame.tsx";
import { Island, RenderIsland } from "./island.tsx";
import { islandRenderer } from "./render-islands.tsx";

const video = { videoId: "demo0videoA", stillUrl: null, title: 'A "title" <b>' };
const Unlisted = () => null;
const documentOf = (content: React.ReactNode) =>
  renderToString(<RenderIsland value={islandRenderer(createQueryClient())}>{content}</RenderIsland>);

test("an island carries its name and its props as they were", () => {
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

test("two islands of one component have ids of their own", () => {
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

test("in the app an island is its component, and nothing else", () => {
  const html = renderToString(
    <Island>
      <VideoFrame {...video} />
    </Island>,
  );
  expect(html).toMatch(/^<a class="video__frame"/);
});

test("a component that is not on the list, or props that are no plain data, are refused", () => {
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
