import { createHash } from 'node:crypto';
import { escapedHtml, pageCss } from '../setup/page-look.ts';
import { checkNames } from './checks.ts';
import type { DiagnosticsWords } from './diagnostics.words.ts';

const css = `${pageCss}
main { max-width: 560px; }
ul { list-style: none; margin: 0 0 24px; padding: 0; }
li { padding: 10px 0; border-bottom: 1px solid var(--line); }
li b { display: inline-block; min-width: 180px; }
li p { margin: 4px 0 0; }
li[data-works='false'] output { color: var(--danger); }
li:not([data-works='false']) p { display: none; }
li[data-name='sound'] p { display: block; }
.row { display: flex; gap: 12px; }
`;

/** No scripts: the page's behaviour is in its preload script. */
export function diagnosticsPage(words: DiagnosticsWords, language: string): { html: string; policy: string } {
  const items = checkNames.map(
    (name) =>
      `<li data-name="${name}"><b>${escapedHtml(words[name])}</b> <output>…</output><p>${escapedHtml(words[`${name}Remedy`])}</p></li>`,
  );
  const html = `<!doctype html>
<html lang="${escapedHtml(language)}">
<head><meta charset="utf-8"><title>${escapedHtml(words.title)}</title><style>${css}</style></head>
<body data-good="${escapedHtml(words.good)}" data-bad="${escapedHtml(words.bad)}"><main>
<h1>${escapedHtml(words.title)}</h1><p>${escapedHtml(words.text)}</p>
<ul aria-live="polite">${items.join('')}</ul>
<div class="row"><button id="again">${escapedHtml(words.again)}</button>
<button id="copy" data-copied="${escapedHtml(words.copied)}">${escapedHtml(words.copy)}</button></div>
</main></body></html>`;
  const style = createHash('sha256').update(css).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
