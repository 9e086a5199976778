import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { apiTable } from './api-table.ts';
import { chunkOf } from './chunks.ts';
import { consoleOutput } from './console-output.ts';
import { iconImports } from './icon-imports.ts';
import { scriptStyles } from './script-styles.ts';

const root = resolve(import.meta.dirname, '../renderer');
const server = process.env['CONCIERGE_SERVER'] ?? 'http://127.0.0.1:3000';

/** Paths of the server; in development the vite server forwards them. */
const passedOn = ['/api', '/webhooks', '/media', '/health', '/practice'];

/**
 * Chunks: few files, because each costs a round trip, and none that a page loads for a small part of it. The libraries'
 * files stay in the browser's cache across releases. Folders with small parts are one chunk; other libraries are divided
 * by the number of pages that need them.
 */
const groups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|@tanstack[\\/](react-query|query-core)|zustand)[\\/]/,
    priority: 5,
  },
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  {
    debugName: 'ours',
    name: chunkOf,
    test: /(renderer(?![\\/]app[\\/]locales)|shared)[\\/]|node_modules[\\/](zod|@ant-design[\\/]icons(-svg)?)[\\/]/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  { name: 'icons', test: /node_modules[\\/]@ant-design[\\/]icons/, minShareCount: 2, priority: 3 },
  { name: 'components', test: /node_modules/, minShareCount: 15, priority: 2 },
  { name: 'library', test: /node_modules/, minShareCount: 3, priority: 1 },
];

/** Build of the console, the same for browser and desktop program; the latter sets another `outDir`. */
export function rendererConfig(outDir: string): UserConfig {
  return {
    root,
    plugins: [iconImports(), react(), apiTable(), scriptStyles(), consoleOutput()],
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      minify: true,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        input: resolve(root, 'index.html'),
        output: { codeSplitting: { groups } },
      },
    },
    server: { proxy: Object.fromEntries(passedOn.map((path) => [path, { target: server, changeOrigin: false }])) },
    preview: { proxy: Object.fromEntries(passedOn.map((path) => [path, { target: server, changeOrigin: false }])) },
  };
}

export default defineConfig(rendererConfig(resolve(import.meta.dirname, '../dist/web')));
