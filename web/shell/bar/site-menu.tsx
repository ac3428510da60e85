import { Menu, X } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { MenuLinks, type MenuLinksProps } from "./menu-links.tsx";
import "./site-menu.css";

const id = "site-menu";
/** Browsers with the Command API open and close the menu by themselves, even before scripts load. */
const command = (name: "show-modal" | "close") => ({ command: name, commandfor: id });
const insteadOfCommand = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/** The bar's links as a sheet, for narrow screens. */
export function SiteMenu(links: MenuLinksProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  const closeOnLink = (event: MouseEvent) => event.target instanceof Element && event.target.closest("a") && close();

  useEffect(() => {
    const desk = matchMedia("(min-width: 72em)");
    const closeOnDesk = () => sheet.current?.close();
    desk.addEventListener("change", closeOnDesk);
    return () => desk.removeEventListener("change", closeOnDesk);
  }, []);

  return (
    <>
      <button
        type="button"
        className={`${buttonClass({ variant: "secondary", small: true })} nav__menu`}
        aria-haspopup="dialog"
        {...command("show-modal")}
        onClick={insteadOfCommand(() => sheet.current?.showModal())}
      >
        Menu <Menu className="icon" />
      </button>
      {/* Closes before a link inside acts, so that the focus stays where the link moves it. May be open before hydration. */}
      <dialog
        className="site-menu"
        id={id}
        aria-label="Menu"
        ref={sheet}
        onClickCapture={closeOnLink}
        suppressHydrationWarning
      >
        <button
          type="button"
          className={`${buttonClass({ variant: "secondary", small: true })} site-menu__close`}
          {...command("close")}
          onClick={insteadOfCommand(close)}
        >
          Close <X className="icon" />
        </button>
        <MenuLinks {...links} onLeave={close} />
      </dialog>
    </>
  );
}
