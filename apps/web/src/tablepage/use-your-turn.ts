/** My turn after waiting: a soft double note, unless sound is off. */
import type { TableState } from '@taverne/ui';
import { useEffect, useRef } from 'react';

export function useYourTurn({ questions, seats }: TableState, sound: boolean): void {
  const waited = useRef(questions.length === 0);
  const isAsked = questions.length > 0;
  const isAlone = seats.every((seat) => seat.mine);
  useEffect(() => {
    if (isAsked && waited.current && sound && !isAlone) chime();
    waited.current = !isAsked;
  }, [isAsked, sound, isAlone]);
}

const NOTES = [
  { at: 0, pitch: 523.25 },
  { at: 0.14, pitch: 783.99 },
] as const;
const LOUD = 0.06;

function chime(): void {
  try {
    const audio = new AudioContext();
    for (const { at, pitch } of NOTES) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const begin = audio.currentTime + at;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, begin);
      volume.gain.linearRampToValueAtTime(LOUD, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.6);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + 0.65);
    }
    setTimeout(() => void audio.close(), 1500);
  } catch {
    // A page that nobody has touched yet may not sound; the title and the pulse tell as well.
  }
}
