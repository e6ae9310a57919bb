import { useEffect, useRef } from "react";
import { remember, remembered } from "../../app/device.ts";
import { createStore, type Store } from "../../app/store.ts";

const soundName = "chat.sound";

/** Whether new messages make a sound, on this device. */
export const soundIsOn: Store<boolean> = createStore(remembered(soundName) !== "off");

/** Turns the sound of new chat messages on or off. */
export function switchSound(): void {
  const next = !soundIsOn.get();
  soundIsOn.set(next);
  remember(soundName, next ? "on" : "off");
}

/** Two short notes. A browser that plays nothing before somebody has pressed something is right to do so. */
async function play(): Promise<void> {
  const audio = new AudioContext();
  try {
    await audio.resume();
    const volume = audio.createGain();
    volume.gain.value = 0.06;
    volume.connect(audio.destination);
    for (const [frequency, start] of [
      [660, 0],
      [880, 0.12],
    ] as const) {
      const tone = audio.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(volume);
      tone.start(audio.currentTime + start);
      tone.stop(audio.currentTime + start + 0.1);
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
  } finally {
    await audio.close();
  }
}

/** Milliseconds between the two titles of a tab that blinks. */
const blink = 1000;

/**
 * A new message while the window is hidden: its tab blinks and a sound plays (CHAT-14).
 * @param unseen how many messages the reader has not seen
 * @param title what the tab is called, turn about with its own title
 */
export function useNews(unseen: number, title: string): void {
  const before = useRef(unseen);
  useEffect(() => {
    const isMore = unseen > before.current;
    before.current = unseen;
    if (!isMore || document.visibilityState === "visible") return undefined;
    if (soundIsOn.get())
      play().catch((error: unknown) => {
        // A sound that does not play is no failure of the chat: it is logged only.
        // oxlint-disable-next-line no-console -- as above
        console.info("The sound of a new message could not be played.", error);
      });
    const own = document.title;
    const timer = setInterval(() => {
      document.title = document.title === own ? `● ${title}` : own;
    }, blink);
    const stop = (): void => {
      if (document.visibilityState !== "visible") return;
      clearInterval(timer);
      document.title = own;
      document.removeEventListener("visibilitychange", stop);
    };
    document.addEventListener("visibilitychange", stop);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", stop);
      if (document.title === `● ${title}`) document.title = own;
    };
  }, [unseen, title]);
}
