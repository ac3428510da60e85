import { useRef, useState } from "react";
import { copyTexts } from "#contract/copy-texts.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useAfterRender } from "#web/ui/focus/use-after-render.ts";
import { Field } from "./field.tsx";

/** A link's full address, to copy by hand. Only rendered in the browser, which knows the origin. */
export const LinkAddress = ({ copying, label }: { copying: Copying; label: string }) => (
  <Field label={label} error={copying.hasFailed ? copyTexts.copyByHand : undefined}>
    {(inputProps) => (
      <input
        {...inputProps}
        readOnly
        ref={copying.field}
        value={copying.address()}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    )}
  </Field>
);

/** Copies the full address of one of our paths. If the browser doesn't allow it, as without https, selects it instead. */
export function useCopying(path: string) {
  const field = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const afterRender = useAfterRender();
  const address = () => location.origin + path;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      setFailed(false);
      toast({ title: copyTexts.copied, replaceKey: "copying" });
    } catch {
      setFailed(true);
      afterRender(() => {
        field.current?.focus();
        field.current?.select();
      });
      toast({
        title: copyTexts.copyFailed,
        description: copyTexts.copyByHand,
        tone: "bad",
        replaceKey: "copying",
      });
    }
  }
  return { field, hasFailed, address, copy: () => void copy() };
}

type Copying = ReturnType<typeof useCopying>;
