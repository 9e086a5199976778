import { useTranslation } from '#renderer/lib/translate.ts';
import { SwitchControl } from '#renderer/components/fields/switch-control.tsx';
import { TimeField } from '#renderer/components/fields/text-field.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { useDraftValues, type Draft } from '#renderer/lib/forms/draft.ts';
import type { ProfileFields, WorkFields } from './profile-values.ts';
import styles from './profile.module.css';

/** The assistant's settings: on or off, reception hours, quiet hours. */
export function AssistantFields({ draft }: { draft: Draft<ProfileFields> }) {
  const { t } = useTranslation();
  const { around_the_clock: alwaysOpen, quiet_hours: quiet } = useDraftValues(draft);
  return (
    <FormSection
      title={t('Working with the assistant')}
      text={t('When it answers, and when your team does. All times are the hotel’s own.')}
    >
      <SwitchRow
        name="assistant_enabled"
        label={t('The assistant answers guests')}
        help={t('Switched off, every message waits for your team.')}
      />
      <SwitchRow
        name="around_the_clock"
        label={t('The reception answers around the clock')}
        help={t('Otherwise guests who need a person at night are told when you are back.')}
      />
      {!alwaysOpen && (
        <>
          <Time name="reception_opens" label={t('The reception opens')} />
          <Time name="reception_closes" label={t('The reception closes')} />
        </>
      )}
      <SwitchRow
        name="quiet_hours"
        label={t('Quiet hours for automatic messages')}
        help={t(
          'Welcome, check-in and the other messages of a stay wait until the quiet hours are over. Only the welcome of a guest who wrote within the last hour goes out at once. Answers do not wait.',
        )}
      />
      {quiet && (
        <>
          <Time name="quiet_from" label={t('Quiet from')} />
          <Time name="quiet_until" label={t('Quiet until')} />
        </>
      )}
    </FormSection>
  );
}

function SwitchRow({ name, label, help }: { name: keyof WorkFields; label: string; help: string }) {
  const id = `profile_${name}`;
  return (
    <FullRow>
      <div className={styles['switch']}>
        <SwitchControl name={name} describedBy={`${id}_help`} />
        <div>
          <label htmlFor={id}>{label}</label>
          <p id={`${id}_help`}>{help}</p>
        </div>
      </div>
    </FullRow>
  );
}

const Time = (props: { name: keyof ProfileFields; label: string }) => <TimeField {...props} />;
