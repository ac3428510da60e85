import { type ChangeEvent, type ComponentProps, type DragEvent, type Ref, useState } from "react";

type FileInputProps = {
  /** Called with the chosen or dropped items, which may not be real files. */
  onFiles: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
} & Pick<ComponentProps<"input">, "id" | "accept" | "aria-invalid" | "aria-describedby">;

/** A file input that also accepts dropped files. It fills its container, which draws how it looks. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  const [isOver, setOver] = useState(false);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ""; // otherwise the same file couldn't be chosen again
    if (files.length > 0) onFiles(files);
  }
  function handleDragOver(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    <input
      {...input}
      className="dropzone__input"
      type="file"
      data-over={isOver || undefined}
      onChange={handleChange}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    />
  );
}
