import type { Mail } from '#server/ports/mailer.ts';

type Recipient = { email: string; name: string };

export function verificationMail({ email, name }: Recipient, url: string): Mail {
  return linkMail(email, name, {
    subject: 'Confirm your e-mail address',
    intro: 'Welcome to Concierge. Confirm your address to sign in:',
    action: 'Confirm my address',
    outro: 'The link works for one hour. If you did not sign up, ignore this mail.',
    url,
  });
}

export function resetPasswordMail({ email, name }: Recipient, url: string): Mail {
  return linkMail(email, name, {
    subject: 'Choose a new password',
    intro: 'Somebody asked for a new password for your Concierge account:',
    action: 'Choose a new password',
    outro: 'The link works for one hour. If it was not you, ignore this mail: nothing has changed.',
    url,
  });
}

type Letter = { subject: string; intro: string; action: string; outro: string; url: string };

/** One button, the same address as text, and nothing from anywhere else. */
export function linkMail(to: string, name: string, { subject, intro, action, outro, url }: Letter): Mail {
  const hello = name.trim() ? `Hello ${name.trim()},` : 'Hello,';
  const html = `<div style="font-family:sans-serif;font-size:15px;line-height:1.5;color:#1f2423;max-width:32rem">
<p>${escapeHtml(hello)}</p><p>${escapeHtml(intro)}</p>
<p><a href="${escapeHtml(url)}" style="display:inline-block;background:#0f6e6e;color:#fff;padding:10px 18px;border-radius:8px;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="color:#5c6462;font-size:13px">${escapeHtml(url)}</p><p>${escapeHtml(outro)}</p></div>`;
  return { to, subject, text: `${hello}\n\n${intro}\n${url}\n\n${outro}\n`, html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
