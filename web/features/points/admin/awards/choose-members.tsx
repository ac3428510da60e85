import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { hasDiscord, shownName } from "#contract/team/ways-to-reach.ts";
import { useTeam } from "#web/api/team.ts";
import { memberList } from "#web/features/points/admin/points-admin.queries.ts";
import { PointsFigure } from "#web/features/points/points-figure.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { StaffLookalike } from "#web/ui/nouns/staff-lookalike.tsx";
import { countOf } from "./award-words.ts";

type ChooseMembersProps = { chosen: PointsUser[]; onChosen: (chosen: PointsUser[]) => void };

/** Members with checkboxes. Chosen ones stay chosen during another search. */
export function ChooseMembers({ chosen, onChosen }: ChooseMembersProps) {
  const team = useTeam();
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim());
  const list = useInfiniteQuery({ ...memberList(search ? { search } : {}), placeholderData: keepPreviousData });
  const ids = new Set(chosen.map(({ id }) => id));
  const rows = loadedRows(list);

  const handleTick = (member: PointsUser) =>
    onChosen(ids.has(member.id) ? chosen.filter(({ id }) => id !== member.id) : [...chosen, member]);
  return (
    <div className="award-choice">
      <SearchField
        label="Search members"
        placeholder={hasDiscord(team) ? "Discord, name or email" : "Name or email"}
        typed={typed}
        onType={setTyped}
        outcome={search !== "" && !list.isFetching && (rows.length > 0 ? "Members found" : "No member found")}
      />
      <div className="award-choice__state">
        <p role="status">{countOf(chosen.length, "member")} chosen</p>
        {rows.length > 0 && (
          <TextButton onClick={() => onChosen([...chosen, ...rows.filter(({ id }) => !ids.has(id))])}>
            Choose all shown
          </TextButton>
        )}
        {chosen.length > 0 && <TextButton onClick={() => onChosen([])}>Choose none</TextButton>}
      </div>
      <div className="award-choice__list">
        <InfiniteList list={list} itemsName="members" empty={search ? "No matching members" : "No members yet"}>
          {(members) => (
            <ul>
              {members.map((member) => (
                <li key={member.id}>
                  <label>
                    <input type="checkbox" checked={ids.has(member.id)} onChange={() => handleTick(member)} />
                    <b>{shownName(team, member)}</b>
                    <StaffLookalike names={[member.name, shownName(team, member)]} />
                    <span className="muted">
                      {shownName(team, member) === member.name ? member.email : member.name}
                    </span>
                    <span className="numerals">
                      <PointsFigure amount={member.points} />
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )}
        </InfiniteList>
      </div>
    </div>
  );
}
