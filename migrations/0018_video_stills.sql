CREATE TABLE "video_stills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" text NOT NULL,
	"image_url" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_stills_video_id_unique" UNIQUE("video_id")
);
