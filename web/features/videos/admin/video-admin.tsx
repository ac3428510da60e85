import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { videosApi } from "#contract/videos/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { MainAction } from "#web/ui/actions/main-action.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toastSaved } from "#web/ui/feedback/toast-queue.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { EditorSheet } from "#web/ui/overlays/editor-sheet.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { videoList } from "./video-admin.queries.ts";
import { VideoForm } from "./video-form.tsx";
import { VideoTable } from "./video-table.tsx";
import "./video-admin.css";

/** The site's videos and their order. For admins. */
export function VideoAdmin() {
  const headingId = useId();
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(videoList());
  const refresh = useVideoChanges();
  const edited = useRowDialog<StoredVideo | undefined>();
  async function readAll() {
    let all: Pick<typeof list, "data" | "hasNextPage" | "fetchNextPage"> = list;
    while (all.hasNextPage) all = await all.fetchNextPage({ throwOnError: true });
    return loadedRows({ data: queryClient.getQueryData<typeof list.data>(videoList().queryKey) }); // newer than the render that asks
  }
  const deletion = useRowDialog<StoredVideo>();
  return (
    <section className="video-admin" aria-labelledby={headingId}>
      <div className="video-admin__head">
        <div>
          <h3>
            <span id={headingId}>YouTube videos</span>{" "}
            {list.data && <span className="muted">{`${loadedRows(list).length}${list.hasNextPage ? "+" : ""}`}</span>}
          </h3>
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
        itemsName="videos"
        empty="No videos yet"
        hint={
          <TextButton aria-haspopup="dialog" onClick={() => edited.open(undefined)}>
            Add the first video
          </TextButton>
        }
      >
        {(videos) => (
          <VideoTable
            videos={videos}
            readAll={readAll}
            onMoved={refresh}
            onEdit={edited.open}
            onDelete={deletion.open}
          />
        )}
      </InfiniteList>
      <VideoDialog
        base={edited.row}
        isOpen={edited.isOpen}
        times={edited.times}
        onSaved={refresh}
        onClose={edited.close}
      />
      <DeleteDialog
        chosen={deletion}
        nameOf={({ title }) => title}
        confirmLabel="Delete video"
        texts={videoTexts}
        hasFailureToast
        remove={({ id }) => api(videosAdminApi.remove, { params: { id } })}
        onSettled={refresh}
      />
    </section>
  );
}

/** Returns a function that reloads the videos after a change, here and on the home page. */
function useVideoChanges() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [videosApi.list, videosAdminApi.listForStaff].map(({ path }) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
}

type VideoDialogProps = {
  /** The video being edited; undefined for a new one. */
  base: StoredVideo | undefined;
  isOpen: boolean;
  /** How often it was opened. Used as a key, so that each opening shows the stored values. */
  times: number;
  onSaved: () => void;
  onClose: () => void;
};

/** Adds or edits a video. Unless closed with Cancel, it keeps what was typed. */
function VideoDialog({ base, isOpen, times, onSaved, onClose }: VideoDialogProps) {
  function handleSaved(hasNoLaterEdits: boolean) {
    toastSaved(base ? videoTexts.updated : videoTexts.added, hasNoLaterEdits);
    if (hasNoLaterEdits) onClose();
    onSaved();
  }
  return (
    <EditorSheet title={base ? "Edit video" : "Add video"} isOpen={isOpen} onClose={onClose}>
      <VideoForm key={times} base={base} onChanged={onSaved} onSaved={handleSaved} onCancel={onClose} />
    </EditorSheet>
  );
}
