import type { WebContents } from 'electron';

const printing = new WeakSet<WebContents>();

/** Whether the print dialog of a page is open. The page stands still meanwhile, and the alarm goes on. */
export const isPrinting = (page: WebContents): boolean => printing.has(page);

/**
 * Opens the system's print dialog for a page. Resolves to false if printing failed, for example because the computer has no
 * printer; cancelling is no failure.
 */
export function print(page: WebContents, log: (line: string) => void): Promise<boolean> {
  printing.add(page);
  return new Promise((resolve) =>
    page.print({}, (isPrinted, reason) => {
      printing.delete(page);
      const isCancelled = /cancel/i.test(reason);
      if (!isPrinted && !isCancelled) log(`printing failed: ${reason}`);
      resolve(isPrinted || isCancelled);
    }),
  );
}
