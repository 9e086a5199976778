import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createServer } from 'vite';
import { ROOT } from '../tool.ts';

const HOST = '127.0.0.1';
const SERVER_PORT = process.env['PORT'] ?? '3000';
const CONSOLE_PORT = 5173;

// Target of the development proxy, read by build/vite.config.ts.
process.env['CONCIERGE_SERVER'] = `http://${HOST}:${SERVER_PORT}`;
const pages = await createServer({
  configFile: path.join(ROOT, 'build/vite.config.ts'),
  logLevel: 'warn',
  server: { host: HOST, port: CONSOLE_PORT },
});
await pages.listen();
const url = `http://${HOST}:${pages.config.server.port}`;

// Sign-in accepts requests from PUBLIC_URL, which in development is the address of the vite server.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { PUBLIC_URL: url, ...process.env, HOST, PORT: SERVER_PORT },
});
console.log(`The console, reloaded as you edit: ${url}   (Ctrl+C ends it)`);

const ended = once(server, 'exit');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
await ended;
await pages.close();
process.exit();
