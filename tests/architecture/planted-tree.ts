import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A file's path and content. */
export type Planted = Record<string, string>;
/** `file` is the planted path, `code` the rule, such as `import(no-cycle)`. */
export type Finding = { file: string; code: string; message: string; help: string };

/** Writes files to a temporary folder, lints them with the project's settings, and removes them. */
export function lintPlanted(files: Planted): Finding[] {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'concierge-lint-')));
  try {
    for (const name of ['package.json', 'tsconfig.json']) {
      fs.copyFileSync(path.join(ROOT, name), path.join(folder, name));
    }
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    for (const [place, content] of Object.entries(files)) plant(path.join(folder, place), content);
    return lint(folder, Object.keys(files));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function plant(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

/** Checks that the linter has read every file; without files it would find nothing. */
function lint(folder: string, files: string[]): Finding[] {
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(
    process.execPath,
    [
      oxlint,
      '-c',
      path.join(ROOT, 'build/oxlint.config.ts'),
      '--type-aware',
      '-f',
      'json',
      ...new Set(files.map((file) => file.split('/')[0]!)),
    ],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  let report: {
    number_of_files: number;
    diagnostics: { filename: string; code: string; message: string; help?: string }[];
  };
  try {
    report = JSON.parse(run.stdout) as typeof report;
  } catch {
    throw new Error(`oxlint did not run: ${run.stdout}${run.stderr}`);
  }
  if (report.number_of_files !== files.length)
    throw new Error(`oxlint read ${report.number_of_files} of ${files.length} files`);
  return report.diagnostics.map(({ filename, code, message, help }) => ({
    file: path.relative(folder, path.resolve(folder, filename)).replaceAll(path.sep, '/'),
    code,
    message,
    help: help ?? '',
  }));
}
