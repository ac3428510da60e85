import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import type { TeamDesk } from "#contract/team/admin/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { draftKey, staffWriter } from "#web/browser-state/draft-store.ts";
import { errorReason, unanswered } from "#web/ui/feedback/error-message.ts";
import { isSame } from "#web/ui/forms/three-way-merge.ts";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useUploading } from "#web/ui/pictures/use-upload.ts";
import { type FactField, factAt, fieldAt, isWithin, type ListField, textOf } from "./fact-parts.ts";
import { teamForStaff } from "./team-admin.queries.ts";

/** Facts by their paths. */
type Facts = Record<string, unknown>;
type Edit = {
  /** What each fact was when it was typed or last saved, and what was sent since. If it's something else, somebody changed it. */
  known: Record<string, unknown[]>;
  typed: Facts;
  /** What of it is saved. It's shown as it was typed while the person is still there. */
  saved: Facts;
};
const nothingTyped: Edit = { known: {}, typed: {}, saved: {} };

/** How long typing pauses before it's saved. */
const pauseMs = 600;
/** How often others' saves are looked for. */
const refreshMs = 5_000;

/**
 * The shared draft of the team's facts. What is typed is saved by itself shortly afterwards, fact by fact. One that's refused
 * doesn't keep the others. If somebody else changed the same fact, both are kept until one is chosen.
 */
export function useDraftFacts(staff: { adminId: string | null; username: string }) {
  const queryClient = useQueryClient();
  const team = useQuery({ ...teamForStaff(), refetchInterval: refreshMs });
  const [edit, setEdit] = useState<Edit>(nothingTyped);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  /** The fact that the focus is in. */
  const [focused, setFocused] = useState<string>();
  const { known, typed, saved } = edit;
  const uploading = useUploading().filter((path) => fieldAt(path) !== undefined);
  const latest = useRef(typed);
  latest.current = typed;

  const stored = (path: string) => factAt(factsOf(team.data), path);
  const isSaved = (path: string) => path in saved && isSame(saved[path], typed[path]);
  const isChanged = (path: string) => !known[path]?.some((value) => isSame(value, stored(path)));
  const contested = Object.keys(typed).filter(
    (path) => team.data && !isSaved(path) && isChanged(path) && !isSame(stored(path), typed[path]),
  );
  const unsaved = Object.keys(typed).filter((path) => !isSaved(path) && !isSame(stored(path), typed[path]));
  const waiting = unsaved.filter(
    (path) =>
      !contested.includes(path) &&
      !Object.keys(problems).some((refused) => isWithin(refused, path)) &&
      !(focused === path && isUnfinished(fieldAt(path)?.field, typed[path])),
  );

  const keepDesk = (desk: TeamDesk) => {
    void queryClient.cancelQueries(teamForStaff()); // it may be answered with the draft from before
    queryClient.setQueryData(teamForStaff().queryKey, desk);
  };
  const saving = useMutation({
    mutationFn: (paths: string[]) => {
      /** Null would bring back a default. */
      const none = (path: string) => (factAt(team.data?.defaults, path) === undefined ? null : "");
      const changes = paths.map((path) => [path, withoutBlanks(fieldAt(path)?.field, typed[path]) ?? none(path)]);
      return api(teamAdminApi.change, {
        body: { version: team.data?.draft?.version ?? 0, changes: Object.fromEntries(changes) },
      });
    },
    onMutate: (paths) => {
      void queryClient.cancelQueries(teamForStaff()); // it may be answered with the draft from before
      const sent = Object.fromEntries(paths.map((path) => [path, typed[path]]));
      setEdit((now) => ({
        ...now,
        known: withValues(now.known, paths, (path) =>
          [...(now.known[path] ?? []), withoutBlanks(fieldAt(path)?.field, sent[path])].slice(-3),
        ),
      }));
      return sent;
    },
    onSuccess: (desk, paths, sent) => {
      keepDesk(desk);
      setEdit((now) => ({
        ...now,
        known: withValues(now.known, paths, (path) => [factAt(factsOf(desk), path)]),
        saved: { ...now.saved, ...sent },
      }));
      setFailure(undefined);
    },
    onError: (error, _paths, sent = {}) => {
      /** What was mended meanwhile is saved next. */
      const isAsSent = (refused: string) =>
        !Object.keys(sent).some((path) => isWithin(refused, path) && !isSame(sent[path], latest.current[path]));
      const { status, fields = {}, current } = error instanceof ApiFailure ? error : {};
      if (status === 409 && current)
        keepDesk(current as TeamDesk); // the server wrote it with the same schema
      else if (Object.keys(fields).length > 0) {
        const still = Object.entries(fields).filter(([refused]) => isAsSent(refused));
        setProblems((now) => ({ ...now, ...Object.fromEntries(still) }));
      } else setFailure(errorReason(error, unanswered));
    },
  });

  const save = useEffectEvent(() => {
    if (!saving.isPending && waiting.length > 0) saving.mutate(waiting);
  });
  const mustWait = saving.isPending || failure !== undefined || waiting.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what's typed starts the pause again
  useEffect(() => {
    if (mustWait) return;
    const pause = setTimeout(save, pauseMs);
    return () => clearTimeout(pause);
  }, [mustWait, typed]);
  useEffect(() => () => save(), []);
  /** What waits is then sent after the usual pause. */
  const tryAgain = () => setFailure(undefined);
  useEffect(() => {
    const handleOnline = () => setFailure(undefined);
    addEventListener("online", handleOnline);
    return () => removeEventListener("online", handleOnline);
  }, []);
  const draft = useDraft<Facts>(draftKey(staffWriter(staff), "team-facts"), "device", {
    onOpen: (kept) => kept && setEdit({ known: kept.before as Edit["known"], typed: kept.typed, saved: {} }), // kept below
  });
  const unsavedTyped = Object.fromEntries(unsaved.map((path) => [path, typed[path]]));
  const keep = useEffectEvent(() =>
    draft.keep(unsaved.length > 0 ? { before: known, typed: unsavedTyped } : undefined),
  );
  const text = JSON.stringify([known, unsavedTyped]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it's kept whenever it changes
  useEffect(() => keep(), [text]);

  return {
    team,
    /** The fact as typed, or else as the draft has it. */
    factOf: (path: string) => (path in typed && !(isSaved(path) && isChanged(path)) ? typed[path] : stored(path)),
    /** Whether it was typed here since the draft last changed as a whole. */
    isTyped: (path: string) => path in typed,
    /** `value` is the new value, or a function that makes it from what it is then. */
    type(path: string, value: unknown) {
      const before = factAt(factsOf(queryClient.getQueryData(teamForStaff().queryKey)), path);
      const isReplaced = isSaved(path) && isChanged(path);
      setEdit((now) => {
        const from = path in now.typed && !isReplaced ? now.typed[path] : before;
        const hasNone = !(path in now.typed) || (path in now.saved && isSame(now.saved[path], now.typed[path]));
        return {
          ...now,
          known: hasNone ? { ...now.known, [path]: [before] } : now.known,
          typed: { ...now.typed, [path]: typeof value === "function" ? value(from) : value },
        };
      });
      setProblems((now) => Object.fromEntries(Object.entries(now).filter(([each]) => !isWithin(each, path))));
      setFailure(undefined);
    },
    focus: (path: string | undefined) => setFocused(path),
    problems,
    /** Facts that somebody else changed too, and what they saved. */
    theirs: Object.fromEntries(contested.map((path) => [path, stored(path)])),
    choose(path: string, whose: "mine" | "theirs") {
      const value = stored(path);
      setEdit((now) =>
        whose === "mine"
          ? { ...now, known: { ...now.known, [path]: [value] } }
          : { ...now, typed: without(now.typed, path) },
      );
    },
    hasUnsaved: unsaved.length > 0 || uploading.length > 0,
    isUploading: uploading.length > 0,
    /** Whether a picture for one of these fields is on its way. They have to stay in the page until it's there. */
    awaitsPicture: (fields: readonly FactField[]) =>
      uploading.some((path) => fields.some((field) => isWithin(path, field.path))),
    /** Whether some of it is being saved, or will be in a moment. An entry that's still being typed waits until it's left. */
    isSaving: saving.isPending || waiting.length > 0,
    failure,
    tryAgain,
    /** Shows facts that changed as a whole: the draft was discarded or became another. */
    forget() {
      setEdit(nothingTyped);
      setProblems({});
    },
  };
}

const factsOf = (desk: TeamDesk | undefined) => desk?.draft?.facts ?? desk?.published.facts;

const withValues = (known: Edit["known"], paths: string[], valuesOf: (path: string) => unknown[]): Edit["known"] => ({
  ...known,
  ...Object.fromEntries(paths.map((path) => [path, valuesOf(path)])),
});

function without(facts: Facts, path: string): Facts {
  const { [path]: _gone, ...others } = facts;
  return others;
}

export type DraftFacts = ReturnType<typeof useDraftFacts>;

type Entry = Record<string, unknown>;

const entriesOf = (value: unknown): Entry[] =>
  Array.isArray(value) ? value.filter((entry) => entry instanceof Object) : [];

const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const isBlank = ({ fields }: ListField, entry: Entry) => fields.every(({ path }) => isEmpty(entry[path]));

const isHalfTyped = ({ kind }: FactField, value: unknown) =>
  kind === "address" && !isEmpty(value) && !textOf(value).startsWith("https://");

/**
 * Whether something is only half typed: an address, or an entry of a list that lacks what it needs, as a new one does until its last
 * field is typed.
 */
export function isUnfinished(field: FactField | undefined, value: unknown): boolean {
  if (field?.kind !== "list") return field !== undefined && isHalfTyped(field, value);
  return entriesOf(value).some((entry) =>
    field.fields.some((each) => {
      const typed = entry[each.path];
      return isEmpty(typed) ? !each.isOptional : isHalfTyped(each, typed);
    }),
  );
}

/** Returns the value to save. Entries at the end of a list in which nothing was typed yet aren't. */
export function withoutBlanks(field: FactField | undefined, value: unknown): unknown {
  if (field?.kind !== "list") return value;
  const entries = entriesOf(value);
  const last = entries.findLastIndex((entry) => !isBlank(field, entry));
  return entries.slice(0, last + 1);
}
