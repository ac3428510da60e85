import { useLocation, useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { isPlainClick } from "#web/design/plain-click.ts";
import type { SectionId } from "#web/paths.ts";
import { barOffsetPx, scrollToSection } from "./section-scroll.ts";

type SectionLinkProps = { section: SectionId; offsetPx?: number } & Omit<ComponentProps<"a">, "href" | "onClick">;

/** A link to a section of the home page: scrolls there when it is this page, opens it otherwise. */
export function SectionLink({ section, offsetPx = barOffsetPx, ...anchor }: SectionLinkProps) {
  const router = useRouter();
  const isHere = useLocation({ select: ({ pathname }) => pathname === "/" });

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ to: "/", hash: section, resetScroll: !isHere, hashScrollIntoView: !isHere });
    if (isHere) scrollToSection(section, offsetPx);
  }

  return <a {...anchor} href={`/#${section}`} onClick={handleClick} />;
}
