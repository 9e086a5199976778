#!/usr/bin/env node
// Replaces fpm, which electron-builder would download (CUSTOM_FPM_PATH): takes the same arguments and builds the package
// with the system's dpkg-deb or rpmbuild.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const FLAGS = new Set(['--force', '--debug', '--deb-no-default-config-files']);
const LISTS = new Map([
  ['-d', 'depends'],
  ['--depends', 'depends'],
  ['--deb-recommends', 'recommends'],
]);
const one = {};
/** @type {{ depends: string[], recommends: string[] }} */
const lists = { depends: [], recommends: [] };
const files = [];
for (const rest = process.argv.slice(2); rest.length > 0;) {
  const word = rest.shift();
  if (FLAGS.has(word)) continue;
  if (LISTS.has(word)) lists[LISTS.get(word)].push(rest.shift());
  else if (word.startsWith('-')) one[word] = rest.shift();
  else files.push(word);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fpm-'));
const stage = path.join(folder, 'root');
const target = one['--package'] ?? one['-p'];
try {
  for (const file of files) place(file);
  fs.chmodSync(stage, 0o755);
  if (one['-t'] === 'deb') makeDeb();
  else makeRpm();
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

/** `FROM=/TO`; a folder with a trailing slash is copied with its content. */
function place(file) {
  const at = file.indexOf('=/');
  const from = file.slice(0, at);
  const to = path.join(stage, file.slice(at + 1));
  fs.mkdirSync(from.endsWith('/') ? to : path.dirname(to), { recursive: true });
  if (from.endsWith('/')) execFileSync('cp', ['-a', `${from}.`, to]);
  else fs.copyFileSync(from, to);
}

function makeDeb() {
  const [summary, ...more] = one['--description'].split('\n');
  const lines = [
    `Package: ${one['--name']}`,
    `Version: ${one['--version']}`,
    `Architecture: ${one['--architecture']}`,
    `Maintainer: ${one['--maintainer']}`,
    `Depends: ${lists.depends.join(', ')}`,
    `Recommends: ${lists.recommends.join(', ')}`,
    'Section: default',
    `Priority: ${one['--deb-priority'] ?? 'optional'}`,
    `Homepage: ${one['--url']}`,
    `Description: ${summary || more.join(' ').trim()}`,
    ...more.filter((line) => line.trim()).map((line) => ` ${line.trim()}`),
  ].filter((line) => !line.endsWith(': '));
  fs.mkdirSync(path.join(stage, 'DEBIAN'));
  fs.writeFileSync(path.join(stage, 'DEBIAN/control'), `${lines.join('\n')}\n`);
  script('--after-install', 'postinst');
  script('--after-remove', 'postrm');
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '-b', stage, target], { stdio: 'inherit' });
}

function script(option, name) {
  if (!one[option]) return;
  fs.copyFileSync(one[option], path.join(stage, 'DEBIAN', name));
  fs.chmodSync(path.join(stage, 'DEBIAN', name), 0o755);
}

function makeRpm() {
  const spec = path.join(folder, 'package.spec');
  fs.writeFileSync(
    spec,
    `
%define _build_id_links none
%define __os_install_post %{nil}
%define _binary_payload w1.gzdio
AutoReqProv: no
Name: ${one['--name']}
Version: ${one['--version']}
Release: 1
Summary: ${one['--description']
      .split('\n')
      .find((line) => line.trim())
      ?.trim()}
License: ${one['--license'] ?? 'unknown'}
URL: ${one['--url']}
${lists.depends.map((name) => `Requires: ${name}`).join('\n')}
%description
${one['--description']}
%post
${fs.readFileSync(one['--after-install'], 'utf8')}
%postun
${fs.readFileSync(one['--after-remove'], 'utf8')}
%files
${fs
  .readdirSync(stage)
  .map((name) => `/${name}`)
  .join('\n')}
`,
  );
  execFileSync(
    'rpmbuild',
    [
      '-bb',
      '--target',
      'x86_64',
      '--buildroot',
      stage,
      '--define',
      `_topdir ${folder}`,
      '--define',
      `_rpmdir ${folder}`,
      '--define',
      '_rpmfilename out.rpm',
      spec,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  fs.copyFileSync(path.join(folder, 'out.rpm'), target);
}
