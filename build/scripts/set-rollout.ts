import fs from 'node:fs';
import path from 'node:path';
import { isFeedFile, withRollout } from '#build/installer/rollout.ts';

// node build/scripts/set-rollout.ts PERCENT FOLDER: sets the share of computers that receive the version in a feed's folder.
const [percent, folder] = process.argv.slice(2);
if (!percent || !folder) {
  console.error('Usage: node build/scripts/set-rollout.ts PERCENT FOLDER, for example 10 dist/package/release');
  process.exit(2);
}
setRollout(Number(percent), folder);

function setRollout(share: number, place: string): void {
  const files = fs.readdirSync(place).filter(isFeedFile);
  if (files.length === 0) throw new Error(`There is no latest*.yml in ${place}.`);
  for (const name of files) {
    const file = path.join(place, name);
    fs.writeFileSync(file, withRollout(fs.readFileSync(file, 'utf8'), share));
    console.log(`${name}: ${share} % of all computers`);
  }
}
