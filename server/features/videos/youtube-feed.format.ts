import { z } from "zod";
import { VideoId } from "#contract/videos/schemas.ts";
import { parseXml, type XmlElement } from "#server/platform/text/parse-xml.ts";
import { descriptionFrom, PublishedAt, type ToldVideo, titleFrom } from "./told-video.format.ts";

const Entry = z.object({
  videoId: VideoId,
  title: z.string(),
  description: z.string(),
  link: z.string(),
  publishedAt: PublishedAt,
});

/** The videos of a channel's feed, newest first. It says what is a Short by its address, though not of every one. */
export const Feed = z
  .array(Entry)
  .max(100)
  .transform((entries) =>
    entries.map(
      ({ videoId, title, description, link, publishedAt }): ToldVideo => ({
        videoId,
        title: titleFrom(title, videoId),
        description: descriptionFrom(description),
        publishedAt,
        kind: new RegExp(`/shorts/${videoId}\\b`).test(link) ? "short" : "untold",
      }),
    ),
  );

/** Returns what `Feed` checks. Throws if it isn't an Atom feed. */
export function readFeed(document: string): unknown {
  const feed = parseXml(document);
  if (feed.name !== "feed") throw new Error("this isn’t a feed");
  return allIn(feed, "entry").map((entry) => ({
    videoId: textIn(entry, "yt:videoId"),
    title: textIn(entry, "title"),
    description: textIn(allIn(entry, "media:group")[0], "media:description") ?? "",
    link: allIn(entry, "link").find(({ attributes }) => attributes.rel === "alternate")?.attributes.href,
    publishedAt: textIn(entry, "published"),
  }));
}

const allIn = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name);
const textIn = (element: XmlElement | undefined, name: string) => element && allIn(element, name)[0]?.text.trim();
