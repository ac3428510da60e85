import { useMutation } from "@tanstack/react-query";
import { useCallback, useRef, useSyncExternalStore } from "react";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts, memberApplicationTypes, takeBackMs } from "#contract/applications/constants.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { takeBack } from "./take-back.ts";

type TakeBackButtonProps = {
  application: Application;
  onTakenBack: (answer: Application, control: Element | null) => void;
};

/** Takes a decision back, while there is still time. */
export function TakeBackButton({ application, onTakenBack }: TakeBackButtonProps) {
  const { id, name, type, reviewedAt } = application;
  const button = useRef<HTMLDivElement>(null);
  const withdrawal = useMutation({
    mutationFn: () => takeBack(application),
    onSuccess: (answer) => {
      toast({ title: applicationTexts.takenBack, about: `review ${id}` });
      onTakenBack(answer, button.current);
    },
    onError: (error) =>
      toast({ ...describeError(applicationTexts.takeBackFailed)(error), tone: "bad", about: `review ${id}` }),
  });
  const isMailed = memberApplicationTypes.some((sent) => sent === type);
  if (!useIsInTime(reviewedAt)) return null;
  return (
    <div ref={button}>
      <p className="muted">
        A decision can be taken back for five minutes.{isMailed && " The applicant’s email leaves after that."}
      </p>
      <TextButton isDisabled={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
        Take back<span className="visually-hidden"> the decision on {name}</span>
      </TextButton>
    </div>
  );
}

/** Whether the decision of this moment can still be taken back, by the reader's clock: the server has the last word. */
function useIsInTime(reviewedAt: string | null): boolean {
  const until = reviewedAt ? Date.parse(reviewedAt) + takeBackMs : 0;
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setTimeout(changed, Math.max(0, until - Date.now()));
      return () => clearTimeout(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => Date.now() < until,
    () => false,
  );
}
