import { reasonWords } from '#renderer/lib/reasons.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { ConnectionStage } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { paths } from '#renderer/lib/paths.ts';
import { useWhatsAppConnection } from './whatsapp-connection.queries.ts';

/** Stages on the way to a connected number. */
const before: ReadonlySet<ConnectionStage> = new Set(['number_given', 'requested', 'code_sent', 'sender_found']);

/** Stages in which nothing is broken. */
const calm: ReadonlySet<ConnectionStage> = new Set(['none', ...before, 'connected', 'paused']);

/** On the dashboard, until guests who write are answered, and where something is in their way. */
export function ConnectionHint({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const { data } = useWhatsAppConnection(hotelId);
  if (!data || data.stage === 'live') return null;
  const { stage, works, reasons, text } = data;
  return (
    <AlertBox tone={works || calm.has(stage) ? 'info' : 'danger'}>
      {before.has(stage) && t('Guests do not reach you on WhatsApp yet.')} {reasonWords(reasons, text)}{' '}
      <Link to={paths.whatsapp}>{t('Go to the connection')}</Link>
    </AlertBox>
  );
}
