import { CheckOutlined, ClockCircleOutlined, CloseOutlined, TagOutlined, UserSwitchOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { openAssignOf } from '../assign/assign.store.ts';
import { useBulkAction } from './bulk.mutations.ts';
import { clearChosen, useBulk } from './bulk.store.ts';
import styles from './bulk.module.css';

/** What can be done with the chosen conversations. */
export function BulkBar() {
  const { t } = useTranslation();
  const ids = [...useBulk((state) => state.chosen)];
  const bulk = useBulkAction();
  const actions = [
    { words: t('Give to'), icon: <UserSwitchOutlined aria-hidden />, act: () => openAssignOf(ids, 'give') },
    { words: t('Tags'), icon: <TagOutlined aria-hidden />, act: () => openAssignOf(ids, 'tags') },
    {
      words: t('Put aside until later'),
      icon: <ClockCircleOutlined aria-hidden />,
      act: () => openAssignOf(ids, 'snooze'),
    },
  ];
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('Chosen conversations')}>
      <strong role="status">{t('{{number}} chosen', { number: ids.length })}</strong>
      {actions.map(({ words, icon, act }) => (
        <Tip key={words} title={words}>
          <Button icon={icon} aria-label={words} disabled={bulk.isPending} onClick={act} />
        </Tip>
      ))}
      <Tip title={t('Resolve')}>
        <Button
          type="primary"
          icon={<CheckOutlined aria-hidden />}
          aria-label={t('Resolve')}
          loading={bulk.isPending}
          onClick={() => bulk.mutate({ ids, action: { kind: 'resolve' } })}
        />
      </Tip>
      <Tip title={t('Choose none')}>
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={t('Choose none')} onClick={clearChosen} />
      </Tip>
    </div>
  );
}
