import { useTranslation } from '#renderer/lib/translate.ts';
import type { Target } from '#shared/features/conversations/targets.schema.ts';
import { longestTarget } from '#shared/features/conversations/targets.values.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { CheckField, TextField } from '#renderer/components/plain/form.tsx';
import { PriorityTag } from '#renderer/components/status-tag.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useSaveTargets } from './targets.queries.ts';
import styles from './targets.module.css';

type Props = { hotelId: string; targets: Target[]; onClose: () => void };
type Fields = Record<string, string | boolean>;

const minutesOf = (typed: unknown, factor: number): number | null =>
  typed ? Math.max(1, Math.round(Number(typed) * factor)) : null;

/** Minutes until the first reply and hours until the resolution for each priority; an empty field: no target. */
export function TargetForm({ hotelId, targets, onClose }: Props) {
  const { t } = useTranslation();
  const save = useSaveTargets(hotelId, () => {
    notifySuccess(t('Targets saved'));
    onClose();
  });
  const submit = (fields: Fields) =>
    save.mutate(
      targets.map(({ priority }) => ({
        priority,
        reply_minutes: minutesOf(fields[`reply-${priority}`], 1),
        resolution_minutes: minutesOf(fields[`resolution-${priority}`], 60),
        any_hour: fields[`any-${priority}`] === true,
      })),
      { onError: (error) => notifyFailure(t('The targets could not be saved'), error) },
    );
  return (
    <GuardedForm<Fields> name="targets" busy={save.isPending} failed={save.isError} onSubmit={submit}>
      {targets.map((target) => (
        <PriorityFields key={target.priority} target={target} />
      ))}
      <p className={styles['hint']}>
        {t('Leave a field empty for no target. Requests that wait already keep theirs.')}
      </p>
      <div className={styles['buttons']}>
        <Button htmlType="submit" type="primary" loading={save.isPending}>
          {t('Save targets')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </GuardedForm>
  );
}

function PriorityFields({ target }: { target: Target }) {
  const { t } = useTranslation();
  const { priority, reply_minutes, resolution_minutes, any_hour } = target;
  return (
    <fieldset className={styles['fields']}>
      <legend>
        <PriorityTag priority={priority} />
      </legend>
      <TextField
        name={`reply-${priority}`}
        type="number"
        min={1}
        max={longestTarget}
        label={t('First reply, in minutes')}
        mistyped={t('Enter a whole number of minutes.')}
        defaultValue={reply_minutes ?? ''}
      />
      <TextField
        name={`resolution-${priority}`}
        type="number"
        min={0.1}
        step="any"
        max={longestTarget / 60}
        label={t('Resolution, in hours')}
        mistyped={t('Enter hours, for example 1.5.')}
        defaultValue={resolution_minutes === null ? '' : Math.round(resolution_minutes / 0.6) / 100}
      />
      <CheckField name={`any-${priority}`} isChecked={any_hour}>
        {t('Counts day and night')}
      </CheckField>
    </fieldset>
  );
}
