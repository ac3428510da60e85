import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { maxSearchLength } from "#contract/search/constants.ts";
import { query } from "#web/api/queries.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { Combobox } from "#web/ui/fields/combobox/combobox.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";

type MemberFilterProps = { member: PointsUser | undefined; onMember: (member: PointsUser | undefined) => void };

/** Filters transactions by member, who can be searched for. */
export function MemberFilter({ member, onMember }: MemberFilterProps) {
  const whole = useRef<HTMLDivElement>(null);
  function handleMember(chosen: PointsUser | undefined) {
    flushSync(() => onMember(chosen));
    whole.current?.querySelector<HTMLElement>("input, button")?.focus(); // the pressed element is removed
  }
  return (
    <div className="member-filter" ref={whole}>
      {member ? (
        <div className="member-filter__one">
          <p>
            Member <b>{member.name}</b> <span className="muted">{member.email}</span>
          </p>
          <TextButton onClick={() => handleMember(undefined)}>Show all members</TextButton>
        </div>
      ) : (
        <MemberSearch onMember={handleMember} />
      )}
    </div>
  );
}

function MemberSearch({ onMember }: { onMember: (member: PointsUser) => void }) {
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim());
  const { data: found, error } = useQuery({
    ...query(pointsAdminApi.users, { query: { search, limit: "6" } }),
    enabled: search !== "",
  });
  const members = search ? (found ?? []) : [];
  return (
    <search>
      <Combobox
        label="Member"
        placeholder="Search by Discord, name or email"
        maxLength={maxSearchLength}
        typed={typed}
        onType={setTyped}
        found={members}
        nameOf={({ name }) => name}
        onChoose={onMember}
      >
        {({ name, email }) => (
          <>
            <b>{name}</b> <span className="muted">{email}</span>
          </>
        )}
      </Combobox>
      <p className={error || (search && found?.length === 0) ? "muted" : "visually-hidden"} role="status">
        {search && error && `The search failed. ${errorReason(error)}`}
        {search && found && (found.length > 0 ? "Members found, listed below" : "No member found")}
      </p>
    </search>
  );
}
