import { AppstoreOutlined } from '@ant-design/icons';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import { choiceLimits } from '#shared/features/conversations/choices.values.ts';
import type { MenuAction } from '#renderer/components/menus/action-menu.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { changeExtras, useExtras } from './extras.store.ts';

const Panel = lazyPart(async () => (await import('./choices-panel.tsx')).ChoicesPanel);

const none: Choices = { kind: 'buttons', items: [{ title: '' }, { title: '' }] };

/** Whether they can be sent below this text. */
function fits(choices: Choices, text: string): boolean {
  const titles = choices.items.map(({ title }) => title.trim()).filter(Boolean);
  const isNamed = choices.kind === 'buttons' || choices.button.trim() !== '';
  const length = text.trim().length;
  return (
    isNamed && titles.length > 0 && new Set(titles).size === titles.length && length > 0 && length <= choiceLimits.text
  );
}

/** Buttons or a list below the reply: the action that adds them, the panel in which they are written. */
export function useChoices(key: string, text: string): { action: MenuAction; panel: ReactNode; isReady: boolean } {
  const { t } = useTranslation();
  const choices = useExtras(({ extras }) => extras[key]?.choices);
  const change = (next: Choices | undefined) => changeExtras(key, { choices: next });
  return {
    action: {
      key: 'choices',
      label: t('Buttons or a list'),
      icon: <AppstoreOutlined aria-hidden />,
      onClick: () => change(choices ?? none),
    },
    isReady: !choices || fits(choices, text),
    panel: choices && (
      <Suspense>
        <Panel choices={choices} textLength={text.trim().length} onChange={change} onRemove={() => change(undefined)} />
      </Suspense>
    ),
  };
}
