import { resolve } from 'node:path';
import { defineConfig } from 'electron-vite';

const root = resolve(import.meta.dirname, '..');
const out = resolve(root, 'dist/desktop/out');
/** Targets of the Electron for tests, which is older than the shipped one, so that one bundle runs in both. */
const target = 'node20.18';
// All dependencies are bundled: packages contain no node_modules.
const externalizeDeps = false;

/**
 * The desktop program: main process and preload scripts. Its console is the browser build, copied unchanged
 * (build/scripts/desktop-build.ts).
 */
export default defineConfig({
  main: {
    root,
    build: {
      target,
      externalizeDeps,
      outDir: resolve(out, 'main'),
      emptyOutDir: true,
      lib: { entry: resolve(root, 'electron/main/index.ts'), formats: ['es'] },
    },
  },
  preload: {
    root,
    build: {
      target,
      externalizeDeps,
      isolatedEntries: true,
      outDir: resolve(out, 'preload'),
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          bell: resolve(root, 'electron/preload/bell.ts'),
          console: resolve(root, 'electron/preload/console.ts'),
          diagnostics: resolve(root, 'electron/preload/diagnostics.ts'),
          setup: resolve(root, 'electron/preload/setup.ts'),
        },
        // A preload script in the sandbox is one CommonJS file.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
});
