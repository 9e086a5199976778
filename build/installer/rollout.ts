/**
 * A feed's `latest*.yml` for `percent` of all computers (0 to 100); each computer draws its place once and keeps it, so
 * a larger share includes the smaller one. 100 takes the limit away. electron-updater's `stagingPercentage`.
 */
export function withRollout(feed: string, percent: number): string {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Error(`A rollout is a whole number from 0 to 100, not ${percent}.`);
  const everyone = feed.replace(/^stagingPercentage:.*\n?/gm, '').replace(/\n*$/, '\n');
  return percent === 100 ? everyone : `${everyone}stagingPercentage: ${percent}\n`;
}

/** Whether a file of a release is one that installed programs ask for. */
export const isFeedFile = (name: string): boolean => /^latest.*\.yml$/.test(name);
