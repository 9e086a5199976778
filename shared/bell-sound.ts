/** Two notes, as of a desk bell: frequency in hertz, start and length in seconds. */
const notes = [
  { frequency: 1318.5, at: 0, length: 0.5 },
  { frequency: 1046.5, at: 0.22, length: 0.7 },
] as const;
const loudness = 0.25;

/** Length of the sound in milliseconds. */
export const bellMs = 1000 * Math.max(...notes.map(({ at, length }) => at + length));

/** Sounds the bell once on an audio context that runs. */
export function playBell(output: AudioContext): void {
  for (const note of notes) {
    const start = output.currentTime + note.at;
    const tone = output.createOscillator();
    const volume = output.createGain();
    tone.type = 'sine';
    tone.frequency.value = note.frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loudness, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
    tone.connect(volume).connect(output.destination);
    tone.start(start);
    tone.stop(start + note.length);
  }
}
