/** What was heard. `uncertain`: numbers of `text` of which the model is not sure. */
export type Transcript = { text: string; uncertain: string[] };

/** Turns a voice note into text. */
export interface Transcriber {
  /**
   * @param file `hotelId`: the hotel whose budget the tokens count towards
   * @throws ModelError after `timeoutMs` at the latest.
   */
  transcribe(file: { hotelId: string; data: Buffer; content_type: string }, timeoutMs: number): Promise<Transcript>;
}
