import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useChoosePreferences, usePreferences } from '#renderer/lib/session/preferences.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import { SwitchRow } from './switch-row.tsx';

/** Settings of alarms for waiting guests. The bar at the top of the page cannot be switched off. */
export function NotificationsForm() {
  const { t } = useTranslation();
  const { alarm_sound, desktop_notices } = usePreferences();
  const choose = useChoosePreferences();
  const permission = usePermission();
  return (
    <FormSection title={t('Notifications')} text={t('When a guest waits for a person. Wherever you sign in.')}>
      <FullRow>
        <SwitchRow
          id="alarm_sound"
          label={t('Ring until somebody answers')}
          checked={alarm_sound}
          onChange={(next) => choose({ alarm_sound: next })}
        />
        <SwitchRow
          id="desktop_notices"
          label={t('Show a notice on the desktop')}
          checked={desktop_notices}
          onChange={(next) => {
            choose({ desktop_notices: next });
            if (next) permission.ask();
          }}
        />
        {desktop_notices && permission.state === 'default' && (
          <AlertBox tone="info">
            {t('This browser has not been asked yet whether it may show notices.')}{' '}
            <Button size="small" onClick={permission.ask}>
              {t('Allow notices')}
            </Button>
          </AlertBox>
        )}
        {desktop_notices && permission.state === 'denied' && (
          <AlertBox tone="info">
            {t('This browser blocks notices. Allow them for this page in the browser’s settings.')}
          </AlertBox>
        )}
      </FullRow>
    </FormSection>
  );
}

/** The browser's own consent; the desktop program needs none. */
function usePermission() {
  const { info } = useComputerSettings();
  const known =
    info?.kind !== 'desktop' &&
    typeof Notification !== 'undefined' &&
    typeof Notification.requestPermission === 'function';
  const [state, setState] = useState<NotificationPermission>(known ? Notification.permission : 'granted');
  const ask = () => {
    if (known && state === 'default') void Notification.requestPermission().then(setState);
  };
  return { state: known ? state : 'granted', ask };
}
