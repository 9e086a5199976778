import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import { ofPage } from '#shared/http/of-page.rules.ts';
import { AppError } from '../app-error.ts';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
const types: Record<string, string> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };

/**
 * Serves the built console: hashed files are cached for a year; every other path gets index.html (the router shows the
 * 404).
 */
export function consoleFiles(dir: string): Router {
  const router = Router();
  const assets = path.join(dir, 'assets');
  router.use('/assets', compressed(assets), express.static(assets, { immutable: true, maxAge: '1y', redirect: false }));
  router.use('/assets', () => {
    throw new AppError('not_found', 'static_file_not_found');
  });
  router.use(express.static(dir, { index: false, maxAge: '1h', redirect: false }));
  const preloads = readPreloads(dir);
  router.get('/{*page}', (request, response) => {
    response.setHeader('cache-control', 'no-cache');
    const link = ofPage(preloads, request.path);
    if (link) response.setHeader('link', link);
    response.sendFile('index.html', { root: dir });
  });
  return router;
}

/** Serves the file compressed by the build instead of compressing it for each request. */
function compressed(dir: string): RequestHandler {
  return (request, response, next) => {
    const type = types[path.extname(request.path)];
    const encoding = encodings.find(({ name }) => request.acceptsEncodings(name));
    const file = `${path.basename(request.path)}${encoding?.ending ?? ''}`;
    const isDirect = request.path === `/${path.basename(request.path)}`;
    if (!type || !encoding || !isDirect || !existsSync(path.join(dir, file))) return next();
    response.set({ 'content-type': type, 'content-encoding': encoding.name, vary: 'accept-encoding' });
    response.sendFile(file, { root: dir, immutable: true, maxAge: '1y' });
  };
}

/** The first API calls of every signed-in page, preloaded while its code loads. */
const callerLink = '</api/me>; rel=preload; as=fetch; crossorigin=use-credentials';

/** The files of each page, from the build's manifest, preloaded in parallel. */
function readPreloads(dir: string): Record<string, string> {
  const file = path.join(dir, 'preloads.json');
  if (!existsSync(file)) return {};
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const link = (name: string) => `</${name}>; rel=modulepreload`;
  const isSignedIn = (files: string[]) => files.some((name) => name.includes('signed-in-frames'));
  return Object.fromEntries(
    Object.entries(pages).map(([page, files]) => [
      page,
      [...(isSignedIn(files) ? [callerLink] : []), ...files.map(link)].join(', '),
    ]),
  );
}
