import type { ComponentProps } from "react";
import { Dialog } from "./dialog.tsx";
import "./editor-sheet.css";

type EditorSheetProps = Omit<ComponentProps<typeof Dialog>, "labelledBy" | "header" | "isDismissible">;

/** The frame of every editor: its title, its form, and the buttons at the bottom, which stay in view. */
export const EditorSheet = ({ className = "", ...dialog }: EditorSheetProps) => (
  <Dialog {...dialog} className={`editor-sheet ${className}`} />
);
