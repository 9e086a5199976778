import { createHash } from 'node:crypto';
import type { OwnPage } from '../protocol/own-pages.ts';
import type { Words } from '../system/words.ts';
import { escapedHtml as escaped, pageCss as css } from './page-look.ts';

const bell = `<svg width="44" height="44" viewBox="0 0 16 16" aria-hidden="true"><rect width="16" height="16" rx="3.5" fill="#0f6e6e"/><path d="M3.4 10a4.6 4.6 0 0 1 9.2 0zM2.8 10.8h10.4v1.5H2.8z" fill="#fff"/><circle cx="8" cy="4.4" r="1.1" fill="#fff"/></svg>`;

/** No scripts: the page's behaviour is in its preload script, which the page cannot access. */
export function setupPage(words: Words, language: string, address: string): OwnPage {
  const html = `<!doctype html>
<html lang="${escaped(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Concierge Desk</title><style>${css}</style></head>
<body><main>${bell}
<h1>${escaped(words.setupTitle)}</h1>
<p>${escaped(words.setupText)}</p>
<form id="form" novalidate>
<label for="address">${escaped(words.setupLabel)}</label>
<input id="address" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="url" autofocus
  placeholder="https://desk.example.com" value="${escaped(address)}" aria-describedby="problem">
<div id="problem" role="alert"></div>
<button id="connect" data-checking="${escaped(words.setupChecking)}">${escaped(words.setupConnect)}</button>
</form></main></body></html>`;
  const style = createHash('sha256').update(css).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
