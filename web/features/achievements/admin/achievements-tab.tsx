import { useInfiniteQuery } from "@tanstack/react-query";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import type { StoredAchievement } from "#contract/achievements/admin/schemas.ts";
import { JumpToForm } from "#web/ui/actions/main-action.tsx";
import { CountedHeading } from "#web/ui/lists/counted-heading.tsx";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { AchievementTable } from "./achievement-table.tsx";
import { achievementList } from "./achievements-admin.queries.ts";
import { AddAchievement } from "./add-achievement.tsx";
import { EditAchievement } from "./edit-achievement.tsx";
import { useAchievementsChanged } from "./use-achievements-changed.ts";
import "#web/ui/styles/card.css";
import "./achievements-tab.css";
import { api } from "#web/api/calls.ts";

/** The results that visitors see, newest first. */
export function AchievementsTab() {
  const list = useInfiniteQuery(achievementList());
  const edited = useRowDialog<StoredAchievement>();
  const doomed = useRowDialog<StoredAchievement>();
  const changed = useAchievementsChanged();
  const id = doomed.row?.id ?? "";
  return (
    <>
      <CountedHeading name="Achievements" list={list} />
      <div className="split">
        <div>
          <InfiniteList list={list} what="achievements" empty="No achievements yet">
            {(achievements, isWhole) => (
              <AchievementTable
                achievements={achievements}
                isWhole={isWhole}
                edited={edited.isOpen ? edited.row?.id : undefined}
                onEdit={edited.open}
                onDelete={doomed.open}
              />
            )}
          </InfiniteList>
        </div>
        <AddAchievement onChanged={changed} />
      </div>
      <JumpToForm id="add-achievement">Add Achievement</JumpToForm>
      <EditAchievement chosen={edited} onChanged={changed} />
      <DeleteDialog
        isOpen={doomed.isOpen}
        id={id}
        name={doomed.row?.title ?? ""}
        confirm="Delete achievement"
        texts={achievementTexts}
        remove={() => api(achievementsAdminApi.remove, { params: { id } })}
        onClose={doomed.close}
        onSettled={changed}
      />
    </>
  );
}
