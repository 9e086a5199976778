/**
 * Sets electron-updater's `stagingPercentage` in a feed's `latest*.yml` (0 to 100; 100 removes the limit). Each computer
 * draws its place once and keeps it, so a larger share includes the smaller one.
 */
export function withRollout(feed: string, percent: number): string {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Error(`A rollout is a whole number from 0 to 100, not ${percent}.`);
  const everyone = feed.replace(/^stagingPercentage:.*\n?/gm, '').replace(/\n*$/, '\n');
  return percent === 100 ? everyone : `${everyone}stagingPercentage: ${percent}\n`;
}

/** Whether installed programs download a file of a release. */
export const isFeedFile = (name: string): boolean => /^latest.*\.yml$/.test(name);
