import type { Response, Router } from 'express';
import twilio from 'twilio';
import { isUuid } from '#shared/lib/uuid.ts';
import type { Form } from './twilio.form.ts';
import { phoneWebhook } from './twilio.phone.ts';

/** What is said, in which console language; `press`: a key is expected. */
export type Spoken = { language: string; sentences: string[]; press: boolean };
export type AlertEnd = { state: 'ended' | 'failed'; problem: string | null };

export type VoiceDependencies = {
  publicUrl: string;
  answer: (id: string) => Promise<Spoken | null>;
  pressed: (id: string, digits: string) => Promise<Spoken | null>;
  settle: (id: string, end: AlertEnd) => Promise<unknown>;
};

const voices = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', es: 'es-ES', it: 'it-IT' } as const;
/** Seconds that a call waits for a key. */
const KEY_SECONDS = 8;

/** Statuses that end a call (Calls resource) or tell that an SMS did not arrive (Messages resource). */
const ends: Record<string, AlertEnd> = {
  completed: { state: 'ended', problem: null },
  canceled: { state: 'ended', problem: null },
  busy: { state: 'ended', problem: 'busy' },
  'no-answer': { state: 'ended', problem: 'no_answer' },
  failed: { state: 'failed', problem: 'refused' },
  undelivered: { state: 'failed', problem: 'refused' },
};

/**
 * `POST /twilio/ladder/:id/answer`, `…/pressed` and `…/status` for alerts to staff. Added to the router of webhooks, which
 * has checked the signature. `id` is our row's.
 */
export function addVoiceWebhooks(router: Router, { publicUrl, answer, pressed, settle }: VoiceDependencies): void {
  router.param('id', (_request, response, next, id: string) => (isUuid(id) ? next() : void response.status(404).end()));
  router.post('/twilio/ladder/:id/answer', async ({ params }, response) =>
    say(response, await answer(params.id), phoneWebhook(publicUrl, params.id, 'pressed')),
  );
  router.post('/twilio/ladder/:id/pressed', async ({ params }, response) => {
    const { Digits = '' } = response.locals['form'] as Form;
    say(response, await pressed(params.id, Digits), phoneWebhook(publicUrl, params.id, 'pressed'));
  });
  router.post('/twilio/ladder/:id/status', async ({ params }, response) => {
    const form = response.locals['form'] as Form;
    const end = ends[form['CallStatus'] ?? form['MessageStatus'] ?? ''];
    if (end) await settle(params.id, end);
    response.status(204).end();
  });
}

/** TwiML. A question is said twice; without a key the call ends. */
function say(response: Response, spoken: Spoken | null, action: string): void {
  if (!spoken) return void response.status(404).end();
  const language = voices[spoken.language as keyof typeof voices] ?? voices.en;
  const twiml = new twilio.twiml.VoiceResponse();
  const text = spoken.sentences.join(' ');
  if (spoken.press) {
    for (const _ of ['first', 'again'])
      twiml.gather({ numDigits: 1, timeout: KEY_SECONDS, action, method: 'POST' }).say({ language }, text);
  } else twiml.say({ language }, text);
  twiml.hangup();
  response.type('text/xml').send(twiml.toString());
}
