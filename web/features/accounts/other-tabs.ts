/** Who is signed in, by id; null for nobody. */
type MemberId = string | null;

let otherTabs: BroadcastChannel | undefined;

/** Hears from the other tabs of this browser who signed in or out there. Nothing is stored for it. */
export function listenToOtherTabs(onHeard: (member: MemberId) => void) {
  otherTabs = new BroadcastChannel("member");
  otherTabs.onmessage = ({ data }: MessageEvent<MemberId>) => onHeard(data);
}

export const tellOtherTabs = (member: MemberId) => otherTabs?.postMessage(member);
