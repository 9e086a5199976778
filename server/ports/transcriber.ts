/** What was heard. `uncertain`: numbers of `text` of which the model is not sure. */
export type Transcript = { text: string; uncertain: string[] };

/** Turns a voice note into text. */
export interface Transcriber {
  /** @throws ModelError after `timeoutMs` at the latest. */
  transcribe(file: { data: Buffer; content_type: string }, timeoutMs: number): Promise<Transcript>;
}
