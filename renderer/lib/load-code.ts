/** Milliseconds before each further attempt; the last one repeats. */
const delays = [1000, 2000, 5000, 10_000] as const;
const reloadKey = 'concierge.reloaded-for';
const reloadedAtKey = 'concierge.reloaded-at';
/** Milliseconds after which the page may be loaded again for code that the browser does not fetch. */
const reloadPauseMs = 60_000;

/** Messages of browsers and the bundler for code that could not be loaded, as opposed to errors inside the code. */
const notArrived = /dynamically imported module|module script failed|preload CSS/i;

type Options = {
  /** Called after each failed attempt. */
  onFailure?: () => void;
  /** Whether the page may be loaded again where nothing else helps. Without it, code of this version is tried without limit. */
  mayReload?: () => boolean;
};

/** The code arrives only after the page was loaded again. */
export class NeedsReload extends Error {}
/** The server has another version of the console, and this one's files are gone. */
export class OutdatedConsole extends NeedsReload {}

/**
 * Loads a code chunk and retries without limit: after 1, 2, 5 and then every 10 seconds, and as soon as
 * the browser is online. Errors of the code itself are thrown. Chromium does not fetch a module again that failed once: where
 * the server answers and the second attempt fails, the page is loaded again.
 * @throws NeedsReload where that would help, or a newer version was deployed (OutdatedConsole), and the page may not be, or
 * already was, loaded again.
 */
export async function loadCode<Code>(load: () => Promise<Code>, options: Options = {}): Promise<Code> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof Error) || !notArrived.test(error.message)) throw error;
      options.onFailure?.();
      const deployed = await deployedEntry();
      if (deployed) {
        await stopIfOutdated(deployed, options.mayReload ?? (() => false));
        if (failures > 0 && options.mayReload) await stopIfKept(options.mayReload);
      }
      await pause(delays[Math.min(failures, delays.length - 1)] ?? 10_000);
    }
  }
}

const entryOf = (html: string): string | null => /<script[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null;

/** The entry script that the server names now; null where it does not answer. */
async function deployedEntry(): Promise<string | null> {
  const html = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return entryOf(html);
}

async function stopIfOutdated(deployed: string, mayReload: () => boolean): Promise<void> {
  const current = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (!current || deployed === current) return;
  if (!mayReload() || sessionStorage.getItem(reloadKey) === deployed) throw new OutdatedConsole();
  sessionStorage.setItem(reloadKey, deployed);
  await reload();
}

/** The browser keeps the failure of a module as long as the page is open. */
async function stopIfKept(mayReload: () => boolean): Promise<void> {
  if (!mayReload()) throw new NeedsReload();
  const last = Number(sessionStorage.getItem(reloadedAtKey));
  if (Date.now() - last < reloadPauseMs) return;
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  await reload();
}

function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });
}
