import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { MainAction } from "#web/ui/actions/main-action.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite/infinite-rows.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { useVideoChanges } from "./use-video-changes.ts";
import { videoList } from "./video-admin.queries.ts";
import { VideoDialog } from "./video-dialog.tsx";
import { VideoTable } from "./video-table.tsx";
import "./video-admin.css";
import { api } from "#web/api/api-client.ts";

/** The site's videos and their order. For admins. */
export function VideoAdmin() {
  const headingId = useId();
  const list = useInfiniteQuery(videoList());
  const readAnew = useVideoChanges();
  const edited = useRowDialog<StoredVideo | undefined>();
  async function readAll() {
    let all: Pick<typeof list, "data" | "hasNextPage" | "fetchNextPage"> = list;
    while (all.hasNextPage) all = await all.fetchNextPage({ throwOnError: true });
    return loadedRows(all);
  }
  const doomed = useRowDialog<StoredVideo>();
  const id = doomed.row?.id ?? "";
  return (
    <section className="video-admin" aria-labelledby={headingId}>
      <div className="video-admin__head">
        <div>
          <h3 id={headingId}>YouTube videos</h3>
          <p className="muted">The home page shows the first four that are active.</p>
        </div>
        <MainAction>
          <Button small aria-haspopup="dialog" onClick={() => edited.open(undefined)}>
            Add video
          </Button>
        </MainAction>
      </div>
      <InfiniteList
        list={list}
        what="videos"
        empty="No videos yet"
        next={
          <TextButton aria-haspopup="dialog" onClick={() => edited.open(undefined)}>
            Add the first video
          </TextButton>
        }
      >
        {(videos) => (
          <VideoTable
            videos={videos}
            readAll={readAll}
            onMoved={readAnew}
            onEdit={edited.open}
            onDelete={doomed.open}
          />
        )}
      </InfiniteList>
      <VideoDialog
        base={edited.row}
        isOpen={edited.isOpen}
        times={edited.times}
        onSaved={readAnew}
        onClose={edited.close}
      />
      <DeleteDialog
        isOpen={doomed.isOpen}
        id={id}
        name={doomed.row?.title ?? ""}
        confirm="Delete video"
        texts={videoTexts}
        hasFailureToast
        remove={() => api(videosAdminApi.remove, { params: { id } })}
        onClose={doomed.close}
        onSettled={readAnew}
      />
    </section>
  );
}
