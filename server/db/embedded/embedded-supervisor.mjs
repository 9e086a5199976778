// Stands between the application and PostgreSQL: our standard input is a pipe from the application, and the pipe closes
// however the application ends, by kill -9 too. Then PostgreSQL is told to stop.
//   node embedded-supervisor.mjs run <postgres> <args as JSON> <spawn options as JSON>
//   node embedded-supervisor.mjs watch <pid of a running postgres>
import { spawn } from 'node:child_process';

const GRACE_MS = 10_000;
const [, , task, target, args, options] = process.argv;
const { postgres, ended } =
  task === 'watch' ? watch(Number(target)) : run(target, JSON.parse(args), JSON.parse(options));

function run(binary, list, spawnOptions) {
  const child = spawn(binary, list, { ...spawnOptions, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    postgres: child,
    ended: new Promise((resolve) => child.once('exit', resolve).once('error', () => resolve(1))),
  };
}

function watch(pid) {
  const kill = (signal) => {
    try {
      return process.kill(pid, signal);
    } catch {
      return false;
    }
  };
  const ended = new Promise((resolve) => {
    const timer = setInterval(() => {
      if (kill(0)) return;
      clearInterval(timer);
      resolve(0);
    }, 100);
  });
  return { postgres: { kill }, ended };
}

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  postgres.kill('SIGINT'); // "fast": open transactions are rolled back, connections closed
  setTimeout(() => postgres.kill('SIGQUIT'), GRACE_MS).unref();
}

process.stdin.on('end', stop).on('error', stop).resume();
process.on('SIGTERM', stop);
process.on('SIGINT', () => {}); // Ctrl+C is for the application, which stops us when it is done
process.exit((await ended) ?? 1);
