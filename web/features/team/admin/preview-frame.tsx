import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isVisitorsPage } from "#contract/page-paths.ts";
import { previewPath } from "#contract/team/admin/constants.ts";
import "./preview-frame.css";

type PreviewFrameProps = {
  /** The path of the page to show. */
  page: string;
  /** The id of the element to show of it. */
  section: string | undefined;
  onPage: (page: string) => void;
  /** Changes whenever what the page shows does. */
  version: number | string;
  /** Called with the ids of the elements around a press, innermost first. */
  onPress: (ids: string[]) => void;
};

const widths = { Desktop: 1280, Phone: 390 };
type Width = keyof typeof widths;

/** The real page, made from the draft. Nothing in it runs: a press leads to the fields of what was pressed, a link to its page. */
export function PreviewFrame({ page, section, onPage, version, onPress }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [chosen, setWidth] = useState<Width>();
  const room = useRef<HTMLDivElement>(null);
  const available = useWidthOf(room);
  const width = chosen ?? (available < narrow ? "Phone" : "Desktop");
  const scale = available > 0 ? Math.min(1, available / widths[width]) : 1;
  const shown = useRef(version);
  const refresh = useEffectEvent(() => {
    const [element, inside] = [frame.current, frame.current?.contentWindow?.location];
    if (!element) return;
    if (inside?.pathname === previewPath + page)
      inside.reload(); // keeps its place, which a new address wouldn't
    else element.src = previewPath + page; // it's still on its way there, which a reload would end
  });
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    refresh();
  }, [version]);

  /** The element that was shown last. It's shown once, so that the page can be scrolled. */
  const shownPlace = useRef("");
  const show = useEffectEvent(() => {
    const place = `${page}#${section}`;
    if (!section || available === 0 || shownPlace.current === place) return;
    const inFrame = frame.current?.contentDocument;
    const element = inFrame?.location.pathname === previewPath + page ? inFrame.getElementById(section) : null;
    if (!element) return; // the page is still loading, or has no such part yet
    shownPlace.current = place;
    keepInView(element);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is shown, and any place once there's room
  useEffect(() => show(), [page, section, available, width]);

  const handleClick = useEffectEvent((event: Event) => {
    const pressed = event.target as Element; // clicks are on elements
    event.preventDefault();
    const link = pressed.closest("a");
    const path = link?.origin === location.origin ? pathOf(link) : page;
    if (path !== page && isVisitorsPage(path)) onPage(path);
    else onPress(idsAround(pressed));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = () => {
      element?.contentDocument?.addEventListener("click", press);
      show();
    };
    const press = (event: Event) => handleClick(event);
    listen(); // the server rendered the frame, so it may have loaded by now
    element?.addEventListener("load", listen);
    return () => element?.removeEventListener("load", listen);
  }, []);
  return (
    <section className="preview-frame" aria-label="Preview">
      <fieldset className="preview-frame__widths choice-row">
        <legend className="visually-hidden">Width of the preview</legend>
        {(Object.keys(widths) as Width[]).map((each) => (
          <button key={each} type="button" aria-pressed={width === each} onClick={() => setWidth(each)}>
            {each}
          </button>
        ))}
      </fieldset>
      <div className="preview-frame__room" ref={room}>
        <iframe
          ref={frame}
          title={`Preview of ${page}`}
          src={previewPath + page}
          style={{ width: widths[width], height: `${100 / scale}%`, scale: String(scale) }}
        />
      </div>
    </section>
  );
}

/** What's left above an element that was scrolled to. */
const airPx = 24;
/** How long pictures above an element may push it away. */
const settlesMs = 3_000;

/** Scrolls to an element, and again while the page above it still grows. Whoever scrolls ends it. */
function keepInView(element: HTMLElement) {
  const { body, defaultView: inside } = element.ownerDocument;
  if (!inside) return;
  const bring = () => {
    const top = element.getBoundingClientRect().top + inside.scrollY;
    const isAtTop = top < inside.innerHeight / 3; // then the banner is shown too
    inside.scrollTo({ top: isAtTop ? 0 : top - airPx, behavior: "instant" }); // scrollIntoView would scroll our page as well
  };
  bring();
  const sizes = new ResizeObserver(bring);
  sizes.observe(body);
  const stop = () => sizes.disconnect();
  for (const moving of ["wheel", "touchmove", "keydown", "pointerdown"]) inside.addEventListener(moving, stop);
  setTimeout(stop, settlesMs);
}

/** Links in the preview may already lead to the preview of their page. */
const pathOf = ({ pathname }: HTMLAnchorElement) =>
  pathname.startsWith(`${previewPath}/`) ? pathname.slice(previewPath.length) : pathname;

function idsAround(element: Element): string[] {
  const ids: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) if (at.id) ids.push(at.id);
  return ids;
}

/** In pixels, what a preview has on a phone at most. */
const narrow = 480;

function useWidthOf(room: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState<number>(widths.Desktop);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [room]);
  return width;
}
