-- Tags as in the addresses of their pages. The body names `folded` when this runs, so that indexing finds it without a search path.
CREATE FUNCTION "tag_slugs"("tags" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(replace(btrim(folded("tag")), ' ', '-') ORDER BY "at"), '{}')
  FROM unnest("tags") WITH ORDINALITY AS "given" ("tag", "at")
);
--> statement-breakpoint
CREATE INDEX "news_by_tag" ON "news" USING gin (tag_slugs("tags"));
