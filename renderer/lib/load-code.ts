/** Milliseconds before each further attempt; the last one repeats. */
const delays = [1000, 2000, 5000, 10_000] as const;
const reloadKey = 'concierge.reloaded-for';

/** Messages of browsers and the bundler for code that could not be loaded, as opposed to errors inside the code. */
const notArrived = /dynamically imported module|module script failed|preload CSS/i;

type Options = {
  /** Called after each failed attempt. */
  onFailure?: () => void;
  /** Whether the page may be loaded again where the server has a newer version, whose files have other names. */
  mayReload?: () => boolean;
};

/** The server has another version of the console, and this one's files are gone. */
export class OutdatedConsole extends Error {}

/**
 * Loads a code chunk and retries without limit: after 1, 2, 5 and then every 10 seconds, and as soon as
 * the browser is online. Errors of the code itself are thrown.
 * @throws OutdatedConsole where a newer version was deployed and the page may not be, or already was, loaded again.
 */
export async function loadCode<Code>(load: () => Promise<Code>, options: Options = {}): Promise<Code> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof Error) || !notArrived.test(error.message)) throw error;
      options.onFailure?.();
      await stopIfOutdated(options.mayReload ?? (() => false));
      await pause(delays[Math.min(failures, delays.length - 1)] ?? 10_000);
    }
  }
}

const entryOf = (html: string): string | null => /<script[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null;

async function stopIfOutdated(mayReload: () => boolean): Promise<void> {
  const current = document.querySelector('script[type="module"]')?.getAttribute('src');
  const html = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const deployed = entryOf(html);
  if (!current || !deployed || deployed === current) return;
  if (!mayReload() || sessionStorage.getItem(reloadKey) === deployed) throw new OutdatedConsole();
  sessionStorage.setItem(reloadKey, deployed);
  window.location.reload();
  await new Promise(() => undefined);
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
