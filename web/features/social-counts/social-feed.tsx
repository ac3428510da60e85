import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { countedPlatforms } from "#contract/social-counts/constants.ts";
import { formatCount } from "#contract/social-counts/count-format.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { platformNames } from "#contract/team/platforms.ts";
import { useTeam } from "#web/api/team.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { Switch } from "#web/ui/fields/switch.tsx";
import { AsyncList } from "#web/ui/lists/async-list.tsx";
import { SectionLead } from "#web/ui/marks/section-lead.tsx";
import { type CountChange, changesBetween, inWords } from "./count-changes.ts";
import { CountRow } from "./count-row.tsx";
import { socialCounts } from "./social-counts.queries.ts";
import { soundKey } from "./sound-key.ts";
import "./social-feed.css";

/** The team's followers on each platform, updated while the page is open. */
export function SocialFeed({ initial }: { initial?: SocialCount[] | undefined }) {
  const { headings, leads } = useTeam().home;
  const counts = useQuery({ ...socialCounts(), initialData: initial });
  useEffect(() => {
    if (counts.error) console.info("The social counts could not be refreshed:", counts.error.message);
  }, [counts.error]);
  return (
    <section className="feed" id="social" aria-labelledby="social-heading">
      <div className="wrap">
        <div className="feed__head">
          <h2 id="social-heading">{headings.social}</h2>
          <div className="feed__do">
            <SoundSwitch />
            <Button variant="secondary" onClick={() => location.reload()} data-reload="">
              Refresh Feed <RefreshCw className="icon" aria-hidden="true" />
            </Button>
          </div>
        </div>
        <SectionLead>{leads.social}</SectionLead>
        <AsyncList query={counts} itemsName="social counts" skeleton={<BoardSkeleton />} empty="No counts yet">
          {(items) => <Board counts={items} />}
        </AsyncList>
      </div>
    </section>
  );
}

function Board({ counts }: { counts: SocialCount[] }) {
  const { highlighted, badged } = useCountChanges(counts, announce);
  return (
    <ol className="board" data-reveal>
      {counts.map((count) => (
        <CountRow
          key={count.platform}
          count={count}
          change={badged.find(({ platform }) => platform === count.platform)}
          isLive={highlighted.some(({ platform }) => platform === count.platform)}
        />
      ))}
    </ol>
  );
}

const BoardSkeleton = () => (
  <div className="board board--to-come">
    {countedPlatforms(useTeam()).map((platform) => (
      <Skeleton key={platform} style={{ height: "clamp(3.75rem, 8vw, 8rem)" }} />
    ))}
  </div>
);

function announce(changes: CountChange[]) {
  for (const { platform, difference, to } of changes) {
    const description = `${inWords(difference)}, now ${formatCount(to)}`;
    toast({ title: platformNames[platform], description }, { queue: "social", atMost: 5 });
  }
  const differences = changes.map(({ difference }) => difference);
  if (isSoundOn()) playChange(Math.max(...differences)); // a single sound, because several at once would be loud
}

/** Switches the sound of changes on and off. */
function SoundSwitch() {
  const isOn = useSoundChoice();
  return (
    <Switch isOn={isOn} onSwitch={switchSound}>
      Sound
    </Switch>
  );
}

const highlightMs = 3_000;
const badgeMs = 5_000;
const none: CountChange[] = [];

/** Reports changes between responses, and returns which of them to highlight and to badge. */
function useCountChanges(counts: SocialCount[], onChanges: (changes: CountChange[]) => void) {
  const previous = useRef(counts);
  const [highlighted, highlight] = useTemporaryValue(highlightMs);
  const [badged, badge] = useTemporaryValue(badgeMs);

  const compare = useEffectEvent((next: SocialCount[]) => {
    const changes = changesBetween(previous.current, next);
    previous.current = next;
    if (changes.length === 0) return;
    highlight(changes);
    badge(changes);
    onChanges(changes);
  });
  useEffect(() => compare(counts), [counts]);

  return { highlighted, badged };
}

/** Keeps changes for a limited time. */
function useTemporaryValue(ms: number) {
  const [changes, setChanges] = useState(none);
  useEffect(() => {
    if (changes === none) return;
    const timer = setTimeout(() => setChanges(none), ms);
    return () => clearTimeout(timer);
  }, [changes, ms]);
  return [changes, setChanges] as const;
}

type Tone = { hertz: number; volume: number; seconds: number };

/** A decrease sounds lower, quieter and slower than an increase. */
export const toneOf = (difference: number): Tone =>
  difference > 0 ? { hertz: 880, volume: 0.3, seconds: 0.18 } : { hertz: 440, volume: 0.15, seconds: 0.36 };

/** Plays a short tone, but only once the visitor has interacted with the page. Before that, browsers block sound. */
export function playChange(difference: number) {
  if (!navigator.userActivation?.hasBeenActive) return;
  const { hertz, volume, seconds } = toneOf(difference);
  const audio = new AudioContext();
  const oscillator = new OscillatorNode(audio, { frequency: hertz });
  const gain = new GainNode(audio, { gain: volume });
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start();
  oscillator.stop(audio.currentTime + seconds);
  setTimeout(() => void audio.close(), 1000); // even if the browser never started it
}

const listeners = new Set<() => void>();
/** Remembers the choice even if the browser's storage is blocked. */
let isWanted: boolean | undefined;

export const isSoundOn = () => (isWanted ??= stored() !== "off");

export function switchSound(isOn: boolean) {
  isWanted = isOn;
  try {
    localStorage.setItem(soundKey, isOn ? "on" : "off");
  } catch {
    // storage is blocked, so the choice only lasts until the page is left
  }
  for (const tell of listeners) tell();
}

/** Returns whether sound is on. The server can't know, so it always renders the switch as on. */
export const useSoundChoice = () => useSyncExternalStore(listen, isSoundOn, () => true);

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

function stored() {
  try {
    return localStorage.getItem(soundKey);
  } catch {
    return null;
  }
}
