import { useMutation } from "@tanstack/react-query";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { describeError } from "./error-message.ts";
import { toast } from "./toast.ts";

type DialogMutation<Answer, Input> = {
  isOpen: boolean;
  onClose: () => void;
  mutationFn: (input: Input) => Promise<Answer>;
  /** The title of the toast, where the dialog was closed before the answer came. */
  failed: string;
  /** What that toast is about, where another one than its own title: a later one about the same replaces it. */
  about?: string;
  /** The specification names a toast for its failure. */
  hasFailureToast?: boolean | undefined;
  onSuccess?: (answer: Answer, input: Input) => unknown;
  onSettled?: () => unknown;
};

/** A change that a dialog asks about first. If it fails, the dialog stays open and says why. */
export function useDialogMutation<Answer, Input = void>(options: DialogMutation<Answer, Input>) {
  const { isOpen, onClose, failed, about = failed, hasFailureToast, ...calls } = options;
  const { failure, fail, clearFailure } = useFailure(undefined, hasFailureToast);
  const { mutate, isPending } = useMutation({
    ...calls,
    onMutate: clearFailure,
    onError: (error) => {
      const described = describeError(failed)(error);
      if (isOpen) fail(described);
      else toast({ ...described, tone: "bad", about });
    },
  });
  function handleClose() {
    clearFailure();
    onClose();
  }
  return { mutate, isPending, dialog: { isOpen, isBusy: isPending, failure, onClose: handleClose } };
}
