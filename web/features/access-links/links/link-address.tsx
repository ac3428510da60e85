import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { accessTabTexts } from "#contract/access-links/constants.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Field } from "#web/ui/fields/field.tsx";

/** A link's full address, to copy by hand. Only rendered in the browser, which knows the origin. */
export const LinkAddress = ({ copying, label }: { copying: Copying; label: string }) => (
  <Field label={label} error={copying.hasFailed ? accessTabTexts.copyByHand : undefined}>
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

/** Copies a link's address. If the browser doesn't allow it, as without https, selects it instead. */
export function useCopying(linkCode: string | null) {
  const field = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const address = () => `${location.origin}/temp-access/${linkCode}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      setFailed(false);
      toast({ title: accessTabTexts.copied, replaceKey: "copying" });
    } catch {
      flushSync(() => setFailed(true));
      field.current?.focus();
      field.current?.select();
      toast({
        title: accessTabTexts.copyFailed,
        description: accessTabTexts.copyByHand,
        tone: "bad",
        replaceKey: "copying",
      });
    }
  }
  return { field, hasFailed, address, copy: () => void copy() };
}

type Copying = ReturnType<typeof useCopying>;
