import { useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";

/** An address with a button to copy it. */
export function FeedAddress({ label, url, hint }: { label: string; url: string; hint?: string }) {
  const row = useRef<HTMLDivElement>(null);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: "Link copied to clipboard", replaceKey: "copying" });
    } catch {
      row.current?.querySelector("input")?.select();
      toast({
        title: "Copy it yourself",
        description: "Your browser blocked copying. The link is selected.",
        tone: "bad",
        replaceKey: "copying",
      });
    }
  }
  return (
    <div className="feed-address" ref={row}>
      <Field label={label} hint={hint}>
        {(inputProps) => <input {...inputProps} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
      <Button variant="secondary" small aria-label={`Copy ${label.toLowerCase()}`} onClick={handleCopy}>
        Copy
      </Button>
    </div>
  );
}
