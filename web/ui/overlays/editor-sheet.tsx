import { type ComponentProps, useId } from "react";
import { Dialog } from "./dialog.tsx";
import "./editor-sheet.css";

type EditorSheetProps = Omit<ComponentProps<typeof Dialog>, "labelledBy" | "header" | "isDismissible"> & {
  title: string;
};

/** The frame of every editor: its title, its form, and the buttons at the bottom, which stay in view. */
export function EditorSheet({ title, className = "", ...dialog }: EditorSheetProps) {
  const headingId = useId();
  return (
    <Dialog
      {...dialog}
      className={`editor-sheet ${className}`}
      labelledBy={headingId}
      header={<h2 id={headingId}>{title}</h2>}
    />
  );
}
