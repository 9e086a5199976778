import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';

const root = resolve(import.meta.dirname, '../renderer');
const server = process.env['CONCIERGE_SERVER'] ?? 'http://127.0.0.1:3000';

/** Everything that the console asks of the server; during development the vite server passes it on. */
const passedOn = ['/api', '/webhooks', '/media', '/health', '/practice'];

/** Libraries that every page needs, kept apart from our own code so that a release leaves them in the browser's cache. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    priority: 3,
  },
  {
    name: 'data',
    test: /node_modules[\\/](@tanstack[\\/](react-query|query-core)|zustand|i18next|react-i18next)[\\/]/,
    priority: 2,
  },
  // In one file what the first page needs, and in one what every form is made of: each file costs a journey.
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  {
    debugName: 'texts',
    name: (id: string) => `texts-${/locales[\\/](\w+)/.exec(id)?.[1]}`,
    test: /renderer[\\/]app[\\/]locales[\\/]/,
    priority: 1,
  },
  { name: 'icons', test: /node_modules[\\/]@ant-design[\\/]icons[\\/]es[\\/]components/, priority: 1 },
  {
    name: 'components',
    test: /node_modules[\\/]antd[\\/]es[\\/](config-provider|button|form|input|checkbox|space|tooltip)[\\/]index/,
  },
];

/** The console's build: the same for the browser and for the desktop program, which gives another `outDir`. */
export function rendererConfig(outDir: string): UserConfig {
  return {
    root,
    plugins: [react()],
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
