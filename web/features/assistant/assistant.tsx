import { useHydrated } from "@tanstack/react-router";
import { MessageSquare } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toast } from "#web/design/toast.ts";
import type { PanelProps } from "./panel.tsx";
import "./launcher.css";

type AssistantProps = Omit<PanelProps, "isOpen" | "onClose"> & {
  /** Where it is not shown it only keeps the conversation. */
  isShown: boolean;
  /** The launcher waits until the reader has left the top of the page. */
  isLate: boolean;
};

const loadPanel = () => import("./panel.tsx");

/** The launcher of the team assistant. Everything else comes when someone reaches for it; without script it does nothing, so it is not there. */
export function Assistant({ isShown, isLate, ...surroundings }: AssistantProps) {
  const isHydrated = useHydrated();
  const launcher = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isOpen, setOpen] = useState(false);

  async function open() {
    try {
      const panel = await loadPanel();
      setPanel(() => panel.Panel);
      setOpen(true);
    } catch {
      toast({ title: "The assistant could not be loaded", description: "Please try again.", tone: "bad" });
    }
  }

  function close() {
    flushSync(() => setOpen(false));
    launcher.current?.focus();
  }

  if (!isHydrated) return null;
  return (
    <aside aria-label="Team assistant" hidden={!isShown}>
      <button
        type="button"
        className={isLate && !Panel ? "chat chat--late" : "chat"}
        aria-label="Ask the team assistant"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        hidden={isOpen}
        ref={launcher}
        onPointerEnter={() => void loadPanel().catch(ignore)}
        onFocus={() => void loadPanel().catch(ignore)}
        onClick={() => void open()}
      >
        <MessageSquare className="icon" />
      </button>
      {Panel && <Panel isOpen={isOpen} onClose={close} {...surroundings} />}
    </aside>
  );
}

/** What was fetched early and failed is fetched again when it is needed. */
const ignore = () => {};
