import { beforeAll, expect, test } from "vitest";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { standInFor } from "#contract/news/desk/picture-stand-in.ts";
import { signedInStaff } from "#server/testing/cast/cast.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { news } from "./news.table.ts";

const site = useSite();
let chief: Awaited<ReturnType<typeof signedInStaff>>;
const draft = { title: "Placeholder wins", excerpt: "A short word.", content: "The story.", status: "draft" };

beforeAll(async () => {
  chief = await signedInStaff(site(), "chief");
});

const post = (payload: unknown) =>
  site().app.inject({
    method: newsDeskApi.create.method,
    url: newsDeskApi.create.path,
    headers: { "content-type": "application/json", ...chief.headers },
    payload: JSON.stringify(payload),
  });

const picture = "Please upload a picture, or enter an address that starts with https://";
test.each([
  [{ title: "" }, "Title is required"],
  [{ title: " \n " }, "Title is required"],
  [{ title: undefined }, "Title is required"],
  [{ excerpt: "  " }, "Excerpt is required"],
  [{ excerpt: null }, "Excerpt is required"],
  [{ excerpt: "x".repeat(251) }, "Please use at most 250 characters"],
  [{ content: "\n\n" }, "Content is required"],
  [{ content: 7 }, "Content is required"],
  [{ content: "x".repeat(100_001) }, "Please use at most 100,000 characters"],
  [{ content: `The story.\n\n${standInFor("shot.png", 1)}` }, newsDeskTexts.unfinishedPicture],
  [{ content: "a\u0000b" }, "Please remove characters that can’t be displayed"],
  [{ content: "a\ud800b" }, "Please remove characters that can’t be displayed"],
  [{ title: "a\u202eb" }, "Please remove hidden characters and line breaks"],
  [{ authorName: "x".repeat(81) }, "Please use at most 80 characters"],
  [{ imageUrl: "javascript:alert(1)" }, picture],
  [{ authorImage: "data:image/png;base64,AA" }, picture],
  [{ tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) }, "Please use at most 20 tags"],
  [{ tags: ["x".repeat(41)] }, "Please use at most 40 characters"],
  [{ tags: [" "] }, "This field is required"],
  [{ views: 9 }, "Please leave out views: this call has no such field"],
  [{ publishedAt: "2020-01-01T00:00:00Z" }, "Please leave out publishedAt: this call has no such field"],
  [{ readTime: 1 }, "Please leave out readTime: this call has no such field"],
])("an article with %j is refused", async (change, sentence) => {
  const response = await post({ ...draft, ...change });
  expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
  expect(await site().db.select().from(news)).toEqual([]);
});

test.each([{ category: "gossip" }, { status: "deleted" }, { status: null }, { featured: "yes" }, { tags: "recap" }])(
  "an article with %j is refused too",
  async (change) => {
    expect((await post({ ...draft, ...change })).statusCode).toBe(400);
  },
);
