// Loaded into the main process with `-r`: replaces its timers and `Date.now` by a clock that tests can move forward.
// `deskClock.advance(ms)` runs the timers that are due in between; `deskClock.sleep(ms)` does not, like a sleeping computer.
const real = { setTimeout, clearTimeout, now: Date.now };
const timers = new Map();
let moved = 0;
let next = 1;
const now = () => real.now() + moved;

function arm(timer) {
  real.clearTimeout(timer.handle);
  timer.handle = real.setTimeout(() => fire(timer), Math.max(0, timer.at - now()));
  if (timer.unref) timer.handle.unref();
}

function fire(timer) {
  if (!timers.has(timer.id)) return;
  if (timer.every === null) remove(timer);
  else {
    timer.at += timer.every;
    arm(timer);
  }
  timer.run();
}

function remove(timer) {
  real.clearTimeout(timer.handle);
  timers.delete(timer.id);
}

function add(run, ms, every) {
  const timer = { id: next++, at: now() + (ms ?? 0), every, ms: ms ?? 0, run, unref: false };
  timers.set(timer.id, timer);
  arm(timer);
  const handle = {
    id: timer.id,
    ref: () => handle,
    hasRef: () => !timer.unref,
    unref() {
      timer.unref = true;
      timer.handle.unref();
      return handle;
    },
    refresh() {
      timer.at = now() + timer.ms;
      timers.set(timer.id, timer);
      arm(timer);
      return handle;
    },
    [Symbol.toPrimitive]: () => timer.id,
  };
  return handle;
}

function clear(handle) {
  const timer = timers.get(typeof handle === 'object' && handle !== null ? handle.id : Number(handle));
  if (timer) remove(timer);
  else if (handle) real.clearTimeout(handle);
}

Date.now = now;
globalThis.setTimeout = (run, ms, ...values) => add(() => run(...values), ms, null);
globalThis.setInterval = (run, ms, ...values) => add(() => run(...values), ms, Math.max(1, ms ?? 1));
globalThis.clearTimeout = clear;
globalThis.clearInterval = clear;
globalThis.deskClock = {
  timers: () => timers.size,
  realPause: (ms) => new Promise((resolve) => real.setTimeout(resolve, ms)),
  advance(ms) {
    const end = now() + ms;
    for (;;) {
      const [due] = [...timers.values()].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!due) break;
      moved += Math.max(0, due.at - now());
      fire(due);
    }
    moved += Math.max(0, end - now());
    timers.forEach(arm);
  },
  sleep(ms) {
    moved += ms;
    for (const timer of timers.values()) timer.at += ms;
    timers.forEach(arm);
  },
};
