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
