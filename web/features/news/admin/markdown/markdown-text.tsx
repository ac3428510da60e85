import { type ClipboardEvent, type ComponentProps, type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { Progress } from "#web/ui/pictures/picture-drop.tsx";
import { useFormEvents } from "#web/ui/pictures/use-upload.ts";
import { linkedTo, type MarkdownMark, markdownEdits } from "./markdown-edit.ts";
import { MarkdownToolbar, markOf } from "./markdown-toolbar.tsx";
import { pasteRich, richIn } from "./rich-paste.ts";
import { selectedOf, typeInto } from "./type-into.ts";
import { useTextPictures } from "./use-text-pictures.ts";

type MarkdownTextProps = ComponentProps<"textarea"> & { id: string };

/** A Markdown field with a toolbar and keyboard shortcuts. Formatted text is pasted as Markdown, and pictures can be dropped or pasted. */
export function MarkdownText(textarea: MarkdownTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { share, problem, add, cancel, remindToWait } = useTextPictures(field);
  const [isOver, setOver] = useState(false);
  const isSending = share !== undefined;
  useFormEvents(field, { isUploading: isSending, onBlocked: remindToWait });

  function mark(wanted: MarkdownMark) {
    if (field.current) typeInto(field.current, markdownEdits[wanted](selectedOf(field.current)));
  }
  function handleKey(event: KeyboardEvent) {
    const wanted = markOf(event);
    if (!wanted) return;
    event.preventDefault();
    mark(wanted);
  }
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { clipboardData, currentTarget: area } = event;
    const files = picturesIn(clipboardData);
    const hasPicture = files.length > 0 && !clipboardData.types.includes("text/plain"); // a copied table includes one too
    const link = linkedTo(selectedOf(area), clipboardData.getData("text/plain"));
    const rich = hasPicture || link ? undefined : richIn(clipboardData);
    if (!hasPicture && !link && !rich) return;
    event.preventDefault();
    if (hasPicture) add(files);
    if (link) typeInto(area, link);
    if (rich) pasteRich(area, rich).catch(() => {}); // the words are there
  }
  function handleDrop(event: DragEvent) {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  }
  const handleDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className={isOver ? "markdown-text is-over" : "markdown-text"}>
      <MarkdownToolbar controls={textarea.id} onMark={mark} onPictures={add} />
      <textarea
        {...textarea}
        ref={field}
        data-uploading={isSending || undefined}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onDragOver={handleDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      />
      {isSending && (
        <div className="markdown-text__upload">
          <Progress share={share} />
          <TextButton onClick={cancel}>Cancel the upload</TextButton>
        </div>
      )}
      <ErrorText>{problem}</ErrorText>
    </div>
  );
}

const picturesIn = ({ files }: DataTransfer) => [...files].filter(({ type }) => type.startsWith("image/"));
