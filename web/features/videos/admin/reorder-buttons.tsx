import { useMutation } from "@tanstack/react-query";
import { ArrowDown, ArrowUp } from "lucide-react";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { api } from "#web/api/api-client.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import "#web/ui/actions/icon-button.css";

type ReorderButtonsProps = {
  video: StoredVideo;
  /** The loaded videos in order. */
  videos: StoredVideo[];
  /** Loads all videos, including those not shown yet, because reordering needs all of them. */
  readAll: () => Promise<StoredVideo[]>;
  /** Reloads the order from the server. */
  onMoved: () => Promise<unknown>;
};

const errorMessage = describeError(videoTexts.updateFailed);
const directions = [
  [-1, "up", ArrowUp],
  [1, "down", ArrowDown],
] as const;

/** Of several moves, only the last toast is kept. */
const replaceKey = "order of videos";

/** Buttons that swap a video with its neighbour. */
export function ReorderButtons({ video: { id, title }, videos, readAll, onMoved }: ReorderButtonsProps) {
  const at = videos.findIndex((video) => video.id === id);
  const store = async (by: -1 | 1) => api(videosAdminApi.reorder, { body: { ids: moved(await readAll(), id, by) } });
  const { failure, fail, clearFailure } = useFailure();
  const move = useMutation({
    mutationFn: (by: -1 | 1) => store(by),
    onMutate: clearFailure,
    onSuccess: (_nothing, by) =>
      toast({
        title: videoTexts.updated,
        description: `${title} is number ${at + 1 + by} of ${videos.length}`,
        replaceKey,
      }),
    onError: (error) => fail(errorMessage(error)),
    onSettled: onMoved,
  });
  return (
    <div className="video-move">
      {directions.map(([by, way, Arrow]) => {
        const ignoresPresses = move.isPending || videos[at + by] === undefined;
        return (
          <button
            key={way}
            type="button"
            className="icon-button"
            aria-disabled={ignoresPresses || undefined}
            aria-busy={move.isPending || undefined}
            aria-label={`Move ${title} ${way}`}
            onClick={() => !ignoresPresses && move.mutate(by)}
          >
            <Arrow className="icon" aria-hidden="true" />
          </button>
        );
      })}
      <ErrorText>{failure}</ErrorText>
    </div>
  );
}

type Video = { id: string };

/** Returns the ids in their new order, after one was swapped with its neighbour. */
export function moved(videos: readonly Video[], id: string, by: -1 | 1): string[] {
  const ids = videos.map((video) => video.id);
  const at = ids.indexOf(id);
  if (at < 0 || ids[at + by] === undefined) return ids;
  return ids.toSpliced(at, 1).toSpliced(at + by, 0, id);
}
