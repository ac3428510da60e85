import { type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "./button.tsx";
import "./main-action.css";

/** What a tab is opened for most. On a phone it stays at the thumb while the list scrolls. */
export const MainAction = ({ children }: { children: ReactNode }) => <div className="main-action">{children}</div>;

type JumpToFormProps = { id: string; children: ReactNode };

/** The same where the action is a form beside the list, and on a phone below it: leads there, unless it is in view. */
export function JumpToForm({ id, children }: JumpToFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = document.getElementById(id);
    if (!form) return;
    const views = new IntersectionObserver(([view]) =>
      place.current?.toggleAttribute("data-reached", view?.isIntersecting ?? false),
    );
    views.observe(form);
    return () => views.disconnect();
  }, [id]);
  return (
    <div className="main-action main-action--jump" ref={place}>
      <a
        className={buttonClass({ small: true })}
        href={`#${id}`}
        onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
      >
        {children}
      </a>
    </div>
  );
}
