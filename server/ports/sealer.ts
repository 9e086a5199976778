/** Encrypts texts that are stored and shown again, under the installation's secret. */
export interface Sealer {
  seal(text: string): string;
  /** @throws if it was sealed under another secret of the installation */
  open(sealed: string): string;
}
