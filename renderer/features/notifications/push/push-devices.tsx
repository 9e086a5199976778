import { DeleteOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { notifyFailure, notifyInfo, notifySuccess } from '#renderer/lib/notify.ts';
import { canPush } from './push.calls.ts';
import { useAddDevice, usePushDevices, useRemoveDevice, useTestDevice } from './push.queries.ts';
import styles from './push.module.css';

/** The person's telephones and computers that show a notice when a guest waits. */
export function PushDevices({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const { data } = usePushDevices(hotelId);
  const add = useAddDevice(hotelId);
  const isPossible = canPush();
  const turnOn = () =>
    data &&
    add.mutate(data.public_key, {
      onSuccess: (isAllowed) => {
        if (isAllowed) notifySuccess(t('This device shows notices now'));
        else notifyInfo(t('Allow notices in the browser first'));
      },
      onError: (error) => notifyFailure(t('Notices could not be turned on'), error),
    });
  return (
    <Panel title={t('Notices on your devices')}>
      <p className={styles['note']}>
        {isPossible
          ? t('A notice appears also while Concierge is closed. It never shows what the guest wrote.')
          : t('This browser cannot show notices while Concierge is closed. Open this page on your telephone.')}
      </p>
      <ul className={styles['devices']}>
        {data?.devices.map(({ id, label, received_at }) => (
          <DeviceRow key={id} hotelId={hotelId} id={id} label={label} receivedAt={received_at} />
        ))}
      </ul>
      {isPossible && (
        <Button loading={add.isPending} disabled={!data} onClick={turnOn} className={styles['add']!}>
          {t('Turn on for this device')}
        </Button>
      )}
    </Panel>
  );
}

type RowProps = { hotelId: string; id: string; label: string; receivedAt: string | null };

function DeviceRow({ hotelId, id, label, receivedAt }: RowProps) {
  const { t } = useTranslation();
  const test = useTestDevice(hotelId);
  const remove = useRemoveDevice(hotelId);
  return (
    <li>
      <div>
        <strong>{label}</strong>
        <span>
          {receivedAt ? (
            <>
              {t('Last notice arrived')} <TimeAgo at={receivedAt} />
            </>
          ) : (
            t('No notice has arrived yet. Try it.')
          )}
        </span>
      </div>
      <Button
        size="small"
        loading={test.isPending}
        onClick={() =>
          test.mutate(id, {
            onSuccess: () => notifySuccess(t('A notice is on its way')),
            onError: (error) => notifyFailure(t('The test could not be started'), error),
          })
        }
      >
        {t('Try it now')}
      </Button>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('Remove {{device}}', { device: label })}
        loading={remove.isPending}
        onClick={() => remove.mutate(id, { onError: (error) => notifyFailure(t('It could not be removed'), error) })}
      />
    </li>
  );
}
