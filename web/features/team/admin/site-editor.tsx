import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isVisitorsPage } from "#contract/page-paths.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { pointsName } from "#contract/team/points-words.ts";
import { query } from "#web/api/queries.ts";
import { useTeam } from "#web/api/team.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toasts } from "#web/ui/feedback/toast-queue.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { BrandContrast } from "./brand-contrast.tsx";
import { DraftState } from "./draft-state.tsx";
import { Fact } from "./fact.tsx";
import { FactHistory } from "./fact-history.tsx";
import { type FactPart, factParts, placeOf } from "./fact-parts.ts";
import { FactsFile } from "./facts-file.tsx";
import { removalToast } from "./list-input.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { PreviewLinks } from "./preview-links.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { type DraftFacts, useDraftFacts } from "./use-draft-facts.ts";
import { useShownPlace } from "./use-shown-place.ts";
import { type View, ViewSwitch } from "./view-switch.tsx";
import "./site-editor.css";

type SiteEditorProps = {
  staff: { role: string; adminId: string | null; username: string };
  /** They may give a link to the preview to others. */
  mayShare: boolean;
  /** The id of the part that's open. */
  part: string | undefined;
  onPart: (id: string) => void;
};

/** Edits what the team says about itself, beside the page that says it. */
export function SiteEditor({ staff, mayShare, part: asked, onPart }: SiteEditorProps) {
  const plainDraft = useDraftFacts(staff);
  const parts = factParts.filter(({ isForAdmins }) => staff.role === "admin" || !isForAdmins);
  const part = parts.find(({ id }) => id === asked) ?? parts[0];
  const { page, section, setPage, follow, go } = useShownPlace(part ? placeOf(part) : { page: "/" });
  const [view, setView] = useState<View>("fields");
  const [open, setOpen] = useState<"publish" | "history" | "file" | "links">();
  const close = () => setOpen(undefined);
  useEffect(() => () => toasts.dismissKey(removalToast), []);
  const { data: desk, error, refetch } = plainDraft.team;
  if (!desk && error) return <ErrorState title="The facts didn’t load" error={error} onRetry={() => refetch()} />;
  if (!desk || !part)
    return (
      <Loading contentName="the facts">
        <Skeleton style={{ minHeight: "30rem" }} />
      </Loading>
    );

  const draft = {
    ...plainDraft,
    focus(path: string | undefined) {
      plainDraft.focus(path);
      if (path) follow(placeOf(part, path));
    },
  };
  function choose(chosen: FactPart) {
    onPart(chosen.id);
    go(placeOf(chosen));
  }
  /** Opens the fields of what was pressed on the page. */
  function handlePress(ids: string[]) {
    const here = parts.filter((each) => each.page === page);
    const pressed = ids.flatMap((id) => here.filter(({ sections }) => sections?.includes(id)));
    const [found] = [...pressed, ...here.filter(() => page !== "/")];
    if (!found) return;
    onPart(found.id);
    setView("fields");
  }
  return (
    <div className="site-editor" data-view={view}>
      <DashboardTabHead
        name="Site"
        action={
          <Button
            small
            isDisabled={desk.draft === null || draft.hasUnsaved}
            aria-haspopup="dialog"
            onClick={() => setOpen("publish")}
          >
            Publish
          </Button>
        }
      >
        <DraftState draft={draft} desk={desk} />
        <p className="site-editor__links">
          <TextButton aria-haspopup="dialog" onClick={() => setOpen("history")}>
            History
          </TextButton>
          <TextButton aria-haspopup="dialog" onClick={() => setOpen("file")}>
            File
          </TextButton>
          {mayShare && (
            <TextButton aria-haspopup="dialog" onClick={() => setOpen("links")}>
              Preview links
            </TextButton>
          )}
        </p>
      </DashboardTabHead>
      <ViewSwitch view={view} onView={setView} />
      <div className="site-editor__body">
        <nav className="site-editor__parts" aria-label="Parts of the site">
          {parts.map((each) => (
            <button key={each.id} type="button" aria-current={each === part || undefined} onClick={() => choose(each)}>
              {each.name}
            </button>
          ))}
        </nav>
        {parts
          .filter((each) => each === part || draft.awaitsPicture(each.fields))
          .map((each) => (
            <section key={each.id} className="site-editor__fields form" aria-label={each.name} hidden={each !== part}>
              <h3>{each.name}</h3>
              {each.fields.map((field) => (
                <Fact key={field.path} field={field} draft={draft} />
              ))}
              {each.id === "colours" && <BrandContrast draft={draft} />}
              {each.id === "points" && <PointsHeld draft={draft} />}
            </section>
          ))}
        <PreviewFrame
          page={page}
          section={section}
          onPage={setPage}
          version={desk.draft?.version ?? 0}
          onPress={handlePress}
        />
      </div>
      <PublishDialog isOpen={open === "publish"} desk={desk} onClose={close} />
      <FactHistory isOpen={open === "history"} desk={desk} mayForget={staff.role === "admin"} onClose={close} />
      <FactsFile isOpen={open === "file"} desk={desk} onImported={draft.forget} onClose={close} />
      {mayShare && <PreviewLinks isOpen={open === "links"} page={isVisitorsPage(page) ? page : "/"} onClose={close} />}
    </div>
  );
}

/** What members and staff will no longer see, once the draft that switches points off is published. */
function PointsHeld({ draft }: { draft: Pick<DraftFacts, "factOf"> }) {
  const team = useTeam();
  const isEnding = team.programme.isOn && draft.factOf("programme.isOn") === false;
  const { data: held } = useQuery({ ...query(pointsAdminApi.held), enabled: isEnding });
  if (!isEnding || !held) return null;
  const { memberCount, pendingCount } = held;
  const have = memberCount === 1 ? "1 member has" : `${formatNumber(memberCount)} members have`;
  const wait = pendingCount === 1 ? "1 redemption is" : `${formatNumber(pendingCount)} redemptions are`;
  return (
    <p className="hint" role="status">
      {have} {pointsName(team)}, and {wait} pending. Once this is published, neither members nor staff see them. They’re
      kept: the privacy notice says so, and members still find them in their data download.
    </p>
  );
}
