import { useTranslation } from '#renderer/lib/translate.ts';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { ConnectionRequestForm } from '#renderer/features/hotels/connection/connection-request-form.tsx';
import { ConnectionStages } from '#renderer/features/hotels/connection/connection-stages.tsx';
import { EnterCode } from '#renderer/features/hotels/connection/enter-code.tsx';
import { WebhookAddresses } from '#renderer/features/hotels/connection/webhook-addresses.tsx';
import { WriteToNumber } from '#renderer/features/hotels/connection/write-to-number.tsx';
import { useFollowedConnection } from '#renderer/features/hotels/connection/whatsapp-connection.queries.ts';
import styles from '#renderer/features/hotels/connection/whatsapp-connection.module.css';
import { useCan, useMe } from '#renderer/lib/session/session.ts';

/** How far the hotel's WhatsApp number is, what is missing, and who does it. */
export default function WhatsAppPage() {
  const { t } = useTranslation();
  const hotel = useMe().data?.hotel;
  return (
    <Page>
      <PageHeader
        title={t('WhatsApp connection')}
        text={t('From your number to the first answered guest: what is done, what is left, and who does it.')}
      />
      {hotel ? (
        <OfHotel key={hotel.id} hotelId={hotel.id} hotelName={hotel.name} />
      ) : (
        <NoHotel text={t('Choose a hotel to see its WhatsApp connection.')} />
      )}
    </Page>
  );
}

function OfHotel({ hotelId, hotelName }: { hotelId: string; hotelName: string }) {
  const canChange = useCan('hotelAdmin');
  const { data, error, refetch } = useFollowedConnection(hotelId);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  return (
    <div className={styles['page']}>
      {canChange && data.code_for && <EnterCode hotelId={hotelId} number={data.code_for} />}
      <ConnectionStages connection={data} />
      {data.whatsapp_number && data.state === 'connected' && <WriteToNumber connection={data} />}
      {canChange && <ConnectionRequestForm hotelId={hotelId} hotelName={hotelName} connection={data} />}
      {canChange && <WebhookAddresses webhooks={data.webhooks} />}
    </div>
  );
}
