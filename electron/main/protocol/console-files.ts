import fs from 'node:fs/promises';
import path from 'node:path';
import { ofPage } from '#shared/http/of-page.rules.ts';
import { contentSecurityPolicy, contentType, fileFor, withPreloads } from './files.rules.ts';

/** Serves the built console from `root`. The page itself is read once and names the scripts that its route needs. */
export function createConsoleFiles(root: string): (pathname: string) => Promise<Response> {
  const index = path.join(root, 'index.html');
  const page = once(() => fs.readFile(index, 'utf8'));
  const preloads = once(
    async () => JSON.parse(await fs.readFile(path.join(root, 'preloads.json'), 'utf8')) as Record<string, string[]>,
  );
  return async (pathname) => {
    const file = fileFor(root, pathname);
    if (!file) return new Response(null, { status: 400 });
    if (file === index) {
      const scripts = ofPage(await preloads().catch(() => ({}) as Record<string, string[]>), pathname) ?? [];
      return answer(file, withPreloads(await page(), scripts));
    }
    const content = await fs.readFile(file).catch(() => null);
    return content ? answer(file, new Uint8Array(content)) : new Response(null, { status: 404 });
  };
}

function answer(file: string, content: string | Uint8Array<ArrayBuffer>): Response {
  return new Response(content, {
    headers: {
      'content-type': contentType(file),
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    },
  });
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let held: Promise<Value> | null = null;
  return () => (held ??= read());
}
