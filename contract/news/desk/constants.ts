/** Longest address of a link or picture in a text, in characters. */
export const maxLinkLength = 2000;

/** Messages on the news desk, where staff write articles. */
export const newsDeskTexts = {
  invalid: "Validation Error",
  title: "Title is required",
  excerpt: "Excerpt is required",
  content: "Content is required",
  unfinishedPicture:
    "A picture in the text never finished uploading. Delete the line that starts with “![Uploading”, then add the picture again.",
  duplicateTag: "You’ve already added this tag",
  longLink: "Please use addresses of at most 2,000 characters in links and pictures",
  tooMuchFormatting: "Formatting makes this text too long to display. Please use fewer links, quotes or table cells.",
  tooManyTags: "Please use at most 20 tags",
  published: "Article published successfully",
  updated: "News updated",
  saved: "Article saved",
  scheduled: "Article scheduled",
  schedulePast: "Please choose a time in the future",
  scheduleDrafts: "Only a draft can be scheduled",
  deleted: "News deleted",
  hasStatus: {
    draft: "This article is already a draft.",
    published: "This article is already published.",
    archived: "This article is already archived.",
  },
  isFeatured: "This article is already featured.",
  isNotFeatured: "This article isn’t featured.",
  nothingToChange: "Say what to change: the status, or whether it’s featured",
  changeFailed: "Failed to change articles",
  failed: "Failed to save article",
  deleteFailed: "Failed to delete article",
  stale:
    "Someone else changed this article while you were editing. Your changes are still here: check theirs and save again.",
  gone: "Someone deleted this article while you were editing. Your text is still here: save it as a new article.",
  kept: "Your text is kept on this device",
  keptInTab: "Your text is kept until you leave this page",
} as const;

export const maxExcerptLength = 250;
/** The recommended length of an excerpt, in characters. */
export const recommendedExcerpt = { from: 150, to: 200 } as const;
export const maxTags = 20;
export const newsDefaults = { status: "published", category: "announcement" } as const;

export const articleSorts = ["createdAt", "title", "publishedAt", "views"] as const;
