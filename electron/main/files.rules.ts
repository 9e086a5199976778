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

/** Whether the server answers a path of the page's, not the program. */
export function belongsToServer(pathname: string): boolean {
  return /^\/(api|media|health|practice)\//.test(pathname);
}

/**
 * The file that a page's path names: inside `root`, or null. A path without an ending is a route of the console and gets
 * its one page, as the server gives it.
 */
export function fileFor(root: string, pathname: string): string | null {
  const wanted = decoded(pathname);
  if (wanted === null || wanted.includes('\0') || wanted.includes('\\')) return null;
  const file = path.normalize(path.join(root, wanted));
  if (file !== root && !file.startsWith(root + path.sep)) return null;
  return path.extname(file) === '' ? path.join(root, 'index.html') : file;
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** What the server sends with the same pages; with the maps, since the server's key is not known when the page loads. */
export const contentSecurityPolicy = policyText(policyOfConsole({ maps: true }));
