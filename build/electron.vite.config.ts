import { resolve } from 'node:path';
import { defineConfig } from 'electron-vite';

const root = resolve(import.meta.dirname, '..');
const out = resolve(root, 'dist/desktop/out');
/** Below the Electron that is shipped, so that the same bundle runs in the older one that tests can always have. */
const target = 'node20.18';
// Nothing is left to node_modules: what is packaged is these bundles and no more.
const externalizeDeps = false;

/**
 * The desktop program: main process and preload scripts. The console inside it is the browser's build, copied unchanged
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
          console: resolve(root, 'electron/preload/console.ts'),
          setup: resolve(root, 'electron/preload/setup.ts'),
        },
        // A preload script in the sandbox is one CommonJS file.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
});
