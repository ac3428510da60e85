import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VideoFrame } from "./video-frame.tsx";

const video = {
  id: "0199f000-0000-7000-8000-000000000000",
  videoId: "dQw4w9WgXcQ",
  title: "One in five",
  description: "",
  stillUrl: null,
};

test("before a click the page has only our own still and a link", () => {
  const html = renderToStaticMarkup(<VideoFrame {...video} />);

  expect(html).toContain('aria-label="Play: One in five"');
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(html).toMatch(/<img [^>]*src="\/art\//);
  expect(html).not.toContain("iframe");
});

test("a still comes from this site, with the drawn picture in case it doesn't load", () => {
  const html = renderToStaticMarkup(<VideoFrame {...video} stillUrl="/media/0a.webp" />);

  expect(html).toContain('src="/media/0a.webp"');
  expect(html).toContain('data-drawn="/art/terrain/video/dQw4w9WgXcQ.svg"');
});
