// Installs the packages if they are missing or differ from package-lock.json, so that `npm start` and `npm test` work on
// a fresh clone. Runs on the machine's Node (20 or newer), because the project's Node is one of the packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const WANTED = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

if (!existsSync(INSTALLED)) install('Installing the packages. The first time this takes a minute or two.');
else if (isOlder(INSTALLED, WANTED)) {
  if (differs()) install('Installing the packages that have changed.');
  else utimesSync(INSTALLED, new Date(), new Date());
}

function isOlder(one, other) {
  return statSync(one).mtimeMs < statSync(other).mtimeMs;
}

/** A checkout changes the date of package-lock.json without changing its content, so versions are compared. */
function differs() {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const [wanted, installed] = [read(WANTED), read(INSTALLED)];
  const outdated = ([place, { version, optional }]) =>
    place !== '' && (installed[place] ? installed[place].version !== version : !optional);
  return Object.entries(wanted).some(outdated) || Object.keys(installed).some((place) => !wanted[place]);
}

function install(message) {
  console.log(message);
  // Overrides NODE_ENV=production and npm settings that would omit packages needed to build or run.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  if (run.status === 0) return;
  console.error(`The packages could not be installed (npm ci ended with ${run.status ?? run.error?.message}).`);
  process.exit(run.status || 1);
}
