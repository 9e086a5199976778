/** The sounds of the alarm that a person may choose. */
export const alarmSounds = ['bell', 'chime', 'alert'] as const;
export type AlarmSound = (typeof alarmSounds)[number];

/** What an alarm without other settings sounds like; volume in percent. */
export const firstSound = { sound: 'bell', volume: 70 } as const;

/** Frequency in hertz, start and length in seconds. */
type Note = { frequency: number; at: number; length: number };

const notes: Record<AlarmSound, readonly Note[]> = {
  bell: [
    { frequency: 1318.5, at: 0, length: 0.5 },
    { frequency: 1046.5, at: 0.22, length: 0.7 },
  ],
  chime: [
    { frequency: 659.3, at: 0, length: 0.8 },
    { frequency: 784, at: 0.25, length: 0.8 },
    { frequency: 1046.5, at: 0.5, length: 1 },
  ],
  alert: [0, 0.2, 0.4, 0.6].map((at) => ({ frequency: 1760, at, length: 0.15 })),
};
/** A device that does not start within this time is not allowed to, in milliseconds. */
const patienceMs = 500;
/** Gain at full volume. It grows with the square of the volume, as loudness is perceived. */
const fullGain = 0.5;

/** Length of a sound in milliseconds. */
const lengthOf = (sound: AlarmSound): number => 1000 * Math.max(...notes[sound].map(({ at, length }) => at + length));

/**
 * Sounds the alarm once and then releases the audio device. `volume`: percent. Resolves to whether it could be started:
 * browsers allow sound only after a click or a key press.
 */
export async function soundOnce(sound: AlarmSound, volume: number): Promise<boolean> {
  const output = await started();
  if (output) {
    play(output, sound, volume);
    setTimeout(() => void output.close(), lengthOf(sound) + 100);
  }
  return output !== null;
}

/** Whether a sound may be started now. */
export async function mayPlaySound(): Promise<boolean> {
  const output = await started();
  await output?.close();
  return output !== null;
}

/** An open audio device; null where it is not allowed, or missing. */
async function started(): Promise<AudioContext | null> {
  if (typeof AudioContext === 'undefined') return null;
  const output = new AudioContext();
  await Promise.race([output.resume().catch(() => undefined), pause(patienceMs)]);
  if (output.state === 'running') return output;
  await output.close();
  return null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function play(output: AudioContext, sound: AlarmSound, volume: number): void {
  const gain = Math.max(fullGain * (volume / 100) ** 2, 0.001);
  for (const note of notes[sound]) {
    const start = output.currentTime + note.at;
    const tone = output.createOscillator();
    const loudness = output.createGain();
    tone.type = 'sine';
    tone.frequency.value = note.frequency;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(gain, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
    tone.connect(loudness).connect(output.destination);
    tone.start(start);
    tone.stop(start + note.length);
  }
}
