import { useTranslation } from '#renderer/lib/translate.ts';
import { Switch } from '#renderer/components/plain/switch.tsx';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useDuty, useSign } from './duty.queries.ts';
import styles from './duty.module.css';

type Props = { hotelId: string; ownUserId: string; collapsed: boolean };

/** Signs the person on or off; at the foot of the sidebar. */
export function DutySwitch({ hotelId, ownUserId, collapsed }: Props) {
  const { t } = useTranslation();
  const { data } = useDuty(hotelId);
  const sign = useSign(hotelId);
  const isOn = data?.on_duty.some(({ user_id }) => user_id === ownUserId) ?? false;
  const change = (next: boolean) =>
    sign.mutate(next, { onError: (error) => notifyFailure(t('Signing on or off failed'), error) });
  return (
    <div className={styles['switch']} data-collapsed={collapsed}>
      <Switch
        aria-label={t('On duty')}
        title={isOn ? t('You are called when guests wait') : t('You are not on duty')}
        checked={isOn}
        disabled={!data || sign.isPending}
        onChange={change}
      />
      {!collapsed && <span aria-hidden>{isOn ? t('On duty') : t('Off duty')}</span>}
    </div>
  );
}
