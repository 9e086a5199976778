import { PauseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HotelSendingPause } from '#shared/features/auth/auth.contract.ts';

/** Tells the hotel's people that messages to guests wait, and why. */
export function SendingPauseBanner({ pause, className }: { pause: HotelSendingPause; className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <p className={className} role="status">
      <PauseCircleOutlined aria-hidden />
      {t(
        'The platform has paused sending to guests: {{reason}} Replies and automatic messages wait and go out later. If it is urgent, call the guest.',
        { reason: sentence(pause.reason) },
      )}
    </p>
  );
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
