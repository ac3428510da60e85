import { type ChangeEvent, type ComponentProps, type DragEvent, type Ref, useState } from "react";

type FileInputProps = {
  /** What it was given, which may be no file at all. */
  onFiles: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
} & Pick<ComponentProps<"input">, "id" | "accept" | "aria-invalid" | "aria-describedby">;

/** Looks for a file, and takes what is dropped on it. It fills the area it stands in and is seen only by what that shows. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  const [isOver, setOver] = useState(false);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ""; // or the same file could not be chosen again
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
