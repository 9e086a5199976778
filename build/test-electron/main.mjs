// Replaces the default loader of Electron's distribution, which a packaged program lacks:
// `electron [switches] [-r FILE] PATH [arguments]` starts the program at PATH.
import fs from 'node:fs';
import { Module } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

const required = [];
let target = null;
for (const args = process.argv.slice(1); args.length > 0 && target === null;) {
  const argument = args.shift();
  if (argument === '-r' || argument === '--require') required.push(args.shift());
  else if (!argument.startsWith('-')) target = path.resolve(argument);
}
if (required.length > 0) Module._preloadModules(required);
if (!target) {
  console.error('usage: electron [switches] [-r FILE] PATH');
  process.exit(1);
}

Object.defineProperty(process, 'defaultApp', { value: true, enumerable: true });
const { version, productName, name, desktopName, main } = JSON.parse(
  fs.readFileSync(path.join(target, 'package.json'), 'utf8'),
);
app.setVersion(version);
app.name = productName ?? name;
app.setDesktopName?.(desktopName ?? `${name}.desktop`);
app.setAppPath(target);
await import(pathToFileURL(path.join(target, main)).href);
