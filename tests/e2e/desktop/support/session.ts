import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asPlainUser, isRoot, plainUser } from '#build/electron.ts';
import { until } from '#tests/support/until.ts';

/** A new folder writable by the plain user. */
export function plainFolder(name: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `concierge-${name}-`));
  if (isRoot) fs.chownSync(dir, plainUser.uid, plainUser.gid);
  return dir;
}

/** A session bus for the tests and the plain user; by default a bus accepts only its owner. */
const busConfig = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow user="*"/>
    <allow own="*"/>
    <allow send_destination="*" eavesdrop="false"/>
    <allow receive_sender="*"/>
  </policy>
</busconfig>`;

/** Starts a screen and a session bus for the tests and sets `DISPLAY` and `DBUS_SESSION_BUS_ADDRESS`. */
export async function startSession(): Promise<() => Promise<void>> {
  const screen = await started('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-ac', '-nolisten', 'tcp']);
  process.env['DISPLAY'] = `:${screen.says}`;
  const config = path.join(plainFolder('bus'), 'session.conf');
  fs.writeFileSync(config, busConfig);
  const daemon = ['dbus-daemon', `--config-file=${config}`, '--nofork', '--print-address=1'];
  const [program = '', ...rest] = [...asPlainUser, ...daemon];
  const bus = await started(program, rest);
  process.env['DBUS_SESSION_BUS_ADDRESS'] = bus.says;
  return async () => {
    for (const { child } of [bus, screen]) await ended(child);
  };
}

async function started(program: string, args: string[]): Promise<{ child: ChildProcess; says: string }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], cwd: os.tmpdir() });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until(`${program} runs`, () => output.includes('\n'), 20);
  return { child, says: output.trim() };
}

async function ended(child: ChildProcess): Promise<void> {
  const left = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await left;
}
