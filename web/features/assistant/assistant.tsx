import { MessageSquare } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useAfterRender } from "#web/ui/focus/use-after-render.ts";
import { closeOnBack } from "#web/ui/overlays/back-closes.ts";
import type { AssistantPanelProps } from "./assistant-panel.tsx";
import { keepConversation, keptConversation } from "./kept-conversation.ts";
import "./launcher.css";

type AssistantProps = Omit<AssistantPanelProps, "isOpen" | "onClose">;

const loadPanel = () => import("./assistant-panel.tsx");

/**
 * The team assistant's button. The rest loads when someone points at it or focuses it. Hidden without JavaScript, because it
 * wouldn't work.
 */
export function Assistant(surroundings: AssistantProps) {
  const launcher = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const afterRender = useAfterRender();

  async function open() {
    try {
      const panel = await loadPanel();
      setPanel(() => panel.AssistantPanel);
      setOpen(true);
      const isShown = () => launcher.current?.hidden === true;
      if (coversPage()) closeOnBack({ isOpen: isShown, close });
      keepConversation({ isOpen: true });
    } catch {
      toast({ title: "Couldn’t load the assistant", description: "Please try again.", tone: "bad" });
    }
  }

  function close() {
    setOpen(false);
    afterRender(() => launcher.current?.focus());
    keepConversation({ isOpen: false });
  }

  useEffect(() => {
    if (keptConversation().isOpen && !coversPage()) launcher.current?.click(); // it stays open from page to page
  }, []);

  return (
    <aside aria-label="Team assistant">
      <button
        type="button"
        className="chat"
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

const coversPage = () => matchMedia("(width < 48em)").matches;

/** A failed preload is retried when it's needed. */
const ignore = () => {};
