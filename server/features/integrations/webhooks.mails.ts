import { consoleLanguages } from '#shared/features/auth/preferences.schema.ts';
import type { Mail } from '#server/ports/mailer.ts';

type Words = { subject: string; text: string };

const words: Record<(typeof consoleLanguages)[number], Words> = {
  en: {
    subject: '{hotel}: events are no longer sent to another system',
    text: 'This address no longer takes the events of your hotel, so nothing is sent to it any more:\n{url}\n\nThe events are kept for 30 days and wait. When the other system works again, switch the address on.',
  },
  de: {
    subject: '{hotel}: Ereignisse werden nicht mehr an ein anderes System gesendet',
    text: 'Diese Adresse nimmt die Ereignisse Ihres Hotels nicht mehr an, deshalb wird nichts mehr dorthin gesendet:\n{url}\n\nDie Ereignisse werden 30 Tage aufbewahrt und warten. Wenn das andere System wieder läuft, schalten Sie die Adresse ein.',
  },
  es: {
    subject: '{hotel}: ya no se envían eventos a otro sistema',
    text: 'Esta dirección ya no acepta los eventos de su hotel, por lo que no se le envía nada más:\n{url}\n\nLos eventos se guardan 30 días y esperan. Cuando el otro sistema vuelva a funcionar, active la dirección.',
  },
  fr: {
    subject: '{hotel} : les événements ne sont plus envoyés à un autre système',
    text: 'Cette adresse n’accepte plus les événements de votre hôtel, plus rien ne lui est donc envoyé :\n{url}\n\nLes événements sont gardés 30 jours et attendent. Quand l’autre système fonctionnera de nouveau, activez l’adresse.',
  },
  it: {
    subject: '{hotel}: gli eventi non vengono più inviati a un altro sistema',
    text: 'Questo indirizzo non accetta più gli eventi del suo hotel, quindi non gli viene più inviato nulla:\n{url}\n\nGli eventi si conservano 30 giorni e aspettano. Quando l’altro sistema funziona di nuovo, attivi l’indirizzo.',
  },
};

type Reader = { email: string; language: string | null; default_language: string; hotel_name: string };

/** To one admin of the hotel, in the reader's language. */
export function stoppedMail(reader: Reader, { url, publicUrl }: { url: string; publicUrl: string }): Mail {
  const primary = (reader.language ?? reader.default_language).slice(0, 2).toLowerCase();
  const said = words[consoleLanguages.find((known) => known === primary) ?? 'en'];
  const hotel = reader.hotel_name.replace(/\s+/g, ' ');
  return {
    to: reader.email,
    subject: said.subject.replaceAll('{hotel}', () => hotel),
    text: `${said.text.replaceAll('{url}', () => url)}\n\n${publicUrl}\n`,
  };
}
