import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { PlainForm, TextField } from '#renderer/components/plain/form.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { useDepartments } from '#renderer/lib/hooks/use-departments.ts';
import type { TaskStart } from '#renderer/lib/task-draft.store.ts';
import { DueField } from './due-field.tsx';
import { instantOf, typedTime } from './due.rules.ts';
import { useAddTask, useChangeTask, useColleagues, useTaskStart } from './tasks.queries.ts';
import { priorityWords } from './task.words.ts';
import styles from './tasks.module.css';

type Props = { hotelId: string; timezone: string; start: TaskStart; onSaved: () => void; onCancel: () => void };

/** Title, place, owner and time due of a task. One made from a message begins with its room and department. */
export function TaskForm(props: Props) {
  const { start, hotelId } = props;
  const { data, isPending } = useTaskStart(hotelId, start.task ? null : start.messageId);
  if (!start.task && start.messageId && isPending) return <ListSkeleton rows={4} />;
  return <Fields {...props} begin={data} />;
}

type Begin = { room_number: string | null; department_id: string | null } | undefined;

function Fields({ hotelId, timezone, start, begin, onSaved, onCancel }: Props & { begin: Begin }) {
  const { t } = useTranslation();
  const { task } = start;
  const [chosen, setChosen] = useState({
    department_id: (task ?? begin)?.department_id ?? '',
    owner_id: task?.owner_id ?? '',
    priority: task?.priority ?? ('normal' as const),
    due: typedTime(task?.due_at ?? null, timezone),
  });
  const add = useAddTask(hotelId);
  const change = useChangeTask(hotelId);
  const isSaving = add.isPending || change.isPending;
  const submit = ({ title, room_number }: { title: string; room_number: string }) => {
    const { department_id, owner_id, priority, due } = chosen;
    const ids = { department_id: department_id || null, owner_id: owner_id || null };
    const fields = { title, room_number, priority, ...ids, due_at: instantOf(due, timezone) };
    const saved = start.task
      ? change.mutateAsync({ id: start.task.id, ...fields })
      : add.mutateAsync({ ...fields, message_id: start.messageId, conversation_id: start.conversationId });
    // The hook tells of a failure; the form stays open then.
    saved.then(onSaved, () => undefined);
  };
  return (
    <PlainForm<{ title: string; room_number: string }> name="task" busy={isSaving} onSubmit={submit}>
      {!start.task && start.text && <blockquote className={styles['quote']}>{start.text}</blockquote>}
      <TextField
        name="title"
        label={t('What is to be done')}
        defaultValue={task?.title ?? (start.task ? '' : firstLine(start.text))}
        maxLength={200}
        autoFocus
        missing={t('Say what is to be done.')}
      />
      <TextField
        name="room_number"
        label={t('Room number (optional)')}
        hint={start.task || !start.messageId ? undefined : t('Empty: the room of the guest’s stay.')}
        defaultValue={(task ?? begin)?.room_number ?? ''}
        maxLength={40}
      />
      <Choices hotelId={hotelId} chosen={chosen} onChoose={(part) => setChosen({ ...chosen, ...part })} />
      <DueField timezone={timezone} value={chosen.due} onChange={(due) => setChosen({ ...chosen, due })} />
      <span className={styles['buttons']}>
        <Button htmlType="submit" type="primary" loading={isSaving}>
          {t('Save task')}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </span>
    </PlainForm>
  );
}

const firstLine = (text: string) => (text.trim().split('\n')[0] ?? '').slice(0, 200);

type Chosen = { department_id: string; owner_id: string; priority: keyof typeof priorityWords; due: string };
type ChoicesProps = { hotelId: string; chosen: Chosen; onChoose: (part: Partial<Chosen>) => void };

function Choices({ hotelId, chosen, onChoose }: ChoicesProps) {
  const { t } = useTranslation();
  const departments = useDepartments(hotelId).data?.departments ?? [];
  const people = useColleagues(hotelId).data?.items ?? [];
  const noOwner = { value: '', label: t('No owner yet') };
  return (
    <div className={styles['choices']}>
      <SelectField
        label={t('Department')}
        value={chosen.department_id}
        choices={[
          { value: '', label: t('No department') },
          ...departments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(department_id) => onChoose({ department_id })}
      />
      <SelectField
        label={t('Who does it')}
        value={chosen.owner_id}
        choices={[
          noOwner,
          ...people.map(({ user_id, first_name, last_name, email }) => ({
            value: user_id,
            label: `${first_name} ${last_name}`.trim() || email,
          })),
        ]}
        onChoose={(owner_id) => onChoose({ owner_id })}
      />
      <SelectField
        label={t('Priority')}
        value={chosen.priority}
        choices={(['low', 'normal', 'high', 'urgent'] as const).map((value) => ({
          value,
          label: t(priorityWords[value]),
        }))}
        onChoose={(priority) => onChoose({ priority })}
      />
    </div>
  );
}
