/**
 * Who is signed in now, or null for nobody. Without an id, somebody is, and the tab that says so doesn't know who: documents are
 * the same for all members. Members and staff sign in separately.
 */
export type SignedInNow = { as: "member" | "staff"; id?: string | null };

let otherTabs: BroadcastChannel | undefined;

/** Listens for sign-ins and sign-outs in other tabs of this browser. Nothing is stored. */
export function listenToOtherTabs(onHeard: (now: SignedInNow) => void) {
  otherTabs = new BroadcastChannel("signed-in");
  otherTabs.onmessage = ({ data }: MessageEvent<SignedInNow>) => onHeard(data);
}

export const tellOtherTabs = (now: SignedInNow) => otherTabs?.postMessage(now);
