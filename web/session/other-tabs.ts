/** Members and staff sign in separately. The id of the one who is signed in now, null for none. */
export type SignedInNow = { as: "member" | "staff"; id: string | null };

let otherTabs: BroadcastChannel | undefined;

/** Hears from the other tabs of this browser who signed in or out there. Nothing is stored for it. */
export function listenToOtherTabs(onHeard: (now: SignedInNow) => void) {
  otherTabs = new BroadcastChannel("signed-in");
  otherTabs.onmessage = ({ data }: MessageEvent<SignedInNow>) => onHeard(data);
}

export const tellOtherTabs = (now: SignedInNow) => otherTabs?.postMessage(now);
