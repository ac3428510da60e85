import { useMutation } from "@tanstack/react-query";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { describeError } from "./error-message.ts";
import { toast } from "./toast.ts";

type DialogMutation<Answer, Input> = {
  isOpen: boolean;
  onClose: () => void;
  mutationFn: (input: Input) => Promise<Answer>;
  /** The title of the toast shown if the mutation fails after the dialog was closed. */
  failureTitle: string;
  /** The toast's key, if it isn't the title. A later toast replaces one with the same key. */
  replaceKey?: string;
  /** Shows the failure as a toast as well, where the specification asks for one. */
  hasFailureToast?: boolean | undefined;
  onSuccess?: (answer: Answer, input: Input) => unknown;
  onSettled?: () => unknown;
};

/** A mutation that a dialog confirms first. If it fails, the dialog stays open and says why. */
export function useDialogMutation<Answer, Input = void>(options: DialogMutation<Answer, Input>) {
  const { isOpen, onClose, failureTitle, replaceKey = failureTitle, hasFailureToast, ...calls } = options;
  const { failure, fail, clearFailure } = useFailure(undefined, hasFailureToast);
  const { mutate, isPending } = useMutation({
    ...calls,
    onMutate: clearFailure,
    onError: (error) => {
      const described = describeError(failureTitle)(error);
      if (isOpen) fail(described);
      else toast({ ...described, tone: "bad", replaceKey });
    },
  });
  function handleClose() {
    clearFailure();
    onClose();
  }
  return { mutate, isPending, dialog: { isOpen, isBusy: isPending, failure, onClose: handleClose } };
}
