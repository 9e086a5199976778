import { consoleLanguages } from '#shared/features/auth/preferences.schema.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { mailTexts, type MailLanguage } from './mail-texts.ts';

export type LinkMail = {
  kind: 'verification' | 'password_reset' | 'invitation' | 'second_factor_removed';
  to: string;
  url: string;
  /** The reader's language, English by default. */
  language: string | null;
  /** The inviting hotel's name: one line, without links. */
  hotel?: string;
};

/** One button and the same URL as text, no external content. No person's name, because the reader may be a stranger. */
export function linkMail({ kind, to, url, language, hotel = '' }: LinkMail): Mail {
  const texts = mailTexts[asLanguage(language)];
  const fill = (text: string) => text.replaceAll('{hotel}', () => hotel).replaceAll('{email}', () => to);
  const { subject, intro, action, outro } = texts[kind];
  const [said, why] = [fill(intro), fill(outro)];
  const html = `<div style="font-family:sans-serif;font-size:15px;line-height:1.5;color:#1f2423;max-width:32rem">
<p>${escapeHtml(texts.hello)}</p><p>${escapeHtml(said)}</p>
<p><a href="${escapeHtml(url)}" style="display:inline-block;background:#0f6e6e;color:#fff;padding:10px 18px;border-radius:8px;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="color:#5c6462;font-size:13px">${escapeHtml(url)}</p><p>${escapeHtml(why)}</p></div>`;
  return { to, subject: fill(subject), text: `${texts.hello}\n\n${said}\n${url}\n\n${why}\n`, html };
}

function asLanguage(language: string | null): MailLanguage {
  const primary = language?.slice(0, 2).toLowerCase();
  return consoleLanguages.find((known) => known === primary) ?? 'en';
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
