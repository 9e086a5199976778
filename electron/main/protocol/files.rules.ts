import path from 'node:path';
import { contentSecurityPolicy as policyOfConsole, policyText } from '#shared/http/content-security-policy.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export const contentType = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream';

/** Whether a path is passed to the server instead of being served from the bundle. */
export function belongsToServer(pathname: string): boolean {
  return /^\/(api|media|health|practice)\//.test(pathname);
}

/**
 * The file of a path inside `root`, or null. A path without an extension is a route of the console and gets `index.html`,
 * as on the server.
 */
export function fileFor(root: string, pathname: string): string | null {
  const wanted = decoded(pathname);
  if (wanted === null || wanted.includes('\0') || wanted.includes('\\')) return null;
  const file = path.normalize(path.join(root, wanted));
  if (file !== root && !file.startsWith(root + path.sep)) return null;
  return path.extname(file) === '' ? path.join(root, 'index.html') : file;
}

/** The page with a preload of each script, so that they are fetched at once and not one after the other. */
export function withPreloads(page: string, scripts: readonly string[]): string {
  const links = scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${encodeURI(name)}">`).join('');
  return page.replace('</head>', () => `${links}</head>`);
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The server's policy, with Google Maps allowed: whether the server has a maps key is not known when the page loads. */
export const contentSecurityPolicy = policyText(policyOfConsole({ maps: true }));
