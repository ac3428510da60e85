import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { toastFailure, useFailure } from "#web/ui/forms/use-failure.ts";
import { describeError } from "./error-message.ts";

type DialogMutation<Answer, Input> = {
  isOpen: boolean;
  onClose: () => void;
  mutationFn: (input: Input) => Promise<Answer>;
  /** The title of the toast shown if the mutation fails after the dialog was closed. */
  failureTitle: string;
  /** Which one it was, for that toast. */
  name?: string | undefined;
  /**
   * What the dialog is about, such as `delete ${id}`. The dialog is only busy with, and only closed by, a mutation about the same
   * thing. Also the key of the toasts. Defaults to the failure's title.
   */
  subject?: string;
  /** Shows the failure as a toast as well, where the specification asks for one. */
  hasFailureToast?: boolean | undefined;
  /** Called once the dialog is closing. */
  onSuccess?: (answer: Answer, input: Input) => unknown;
  onSettled?: () => unknown;
};

/** What was confirmed, with everything as it was then: by the time of the answer, the dialog may be about something else. */
type Confirmed<Answer, Input> = Pick<
  DialogMutation<Answer, Input>,
  "mutationFn" | "failureTitle" | "name" | "onSuccess" | "onSettled"
> & { subject: string; input: Input };

const mutationKey = ["confirmed"];

/** A mutation that a dialog confirms first. If it succeeds, the dialog closes; if it fails, it stays open and says why. */
export function useDialogMutation<Answer, Input = void>(options: DialogMutation<Answer, Input>) {
  const { isOpen, onClose, failureTitle, name, subject = failureTitle, hasFailureToast } = options;
  const { mutationFn, onSuccess, onSettled } = options;
  const { failure, fail, clearFailure } = useFailure(undefined, hasFailureToast);
  const [failed, setFailed] = useState<string>();
  const open = useRef<{ subject: string; close: () => void }>(undefined);
  useLayoutEffect(() => {
    open.current = isOpen ? { subject, close: onClose } : undefined;
    return () => {
      open.current = undefined;
    };
  });

  const mutations = useQueryClient().getMutationCache();
  const busyWith = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => (state.variables as Confirmed<unknown, unknown>).subject, // only this hook uses the key
  });
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (confirmed: Confirmed<Answer, Input>) => confirmed.mutationFn(confirmed.input),
    onSuccess: (answer, confirmed) => {
      if (open.current?.subject === confirmed.subject) open.current.close();
      return confirmed.onSuccess?.(answer, confirmed.input);
    },
    onError: (error, confirmed) => {
      const isOpenNow = open.current?.subject === confirmed.subject;
      const described = {
        ...describeError(confirmed.failureTitle)(error),
        name: isOpenNow ? undefined : confirmed.name,
      };
      if (!isOpenNow && !hasFailureToast) toastFailure(described, confirmed.subject);
      fail(described);
      setFailed(confirmed.subject);
    },
    onSettled: (_answer, _error, confirmed) => confirmed.onSettled?.(),
  });

  /** For something else than the dialog shows, say what. */
  function confirm(input: Input, about: { subject?: string; failureTitle?: string; name?: string | undefined } = {}) {
    const confirmed = { subject, failureTitle, name, ...about, input, mutationFn, onSuccess, onSettled };
    const isUnderWay = mutations.getAll().some(({ options, state }) => {
      const { subject: other } = (state.variables ?? {}) as Partial<Confirmed<unknown, unknown>>;
      return options.mutationKey === mutationKey && state.status === "pending" && other === confirmed.subject;
    });
    if (isUnderWay) return;
    clearFailure();
    mutate(confirmed);
  }
  function handleClose() {
    clearFailure();
    onClose();
  }
  const isPendingFor = (about: string) => busyWith.includes(about);
  const isBusy = isPendingFor(subject);
  const reason = failed === subject ? failure : undefined;
  return {
    mutate: confirm,
    isPending: isBusy,
    isPendingFor,
    dialog: { isOpen, isBusy, failure: reason, onClose: handleClose },
  };
}
