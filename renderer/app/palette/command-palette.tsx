import { SearchOutlined } from '@ant-design/icons';
import { Modal, Spin } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { useMe } from '../../lib/session/session.ts';
import styles from './command-palette.module.css';
import { closePalette, usePalette } from './command-palette.store.ts';
import { fitting, type Command, type CommandGroup } from './command-search.rules.ts';
import { useInHotelMode } from '../../features/auth/own-view.rules.ts';
import { useCommands } from './use-commands.ts';
import { useFoundPeople } from './use-found-people.ts';

/** Ctrl/Cmd+K: every page that this person may open, guests and conversations by name, and actions. */
export function CommandPalette() {
  const { t } = useTranslation();
  const me = useMe().data;
  const { open, openings } = usePalette();
  return (
    <Modal
      open={open && Boolean(me)}
      onCancel={closePalette}
      footer={null}
      closable={false}
      destroyOnHidden
      width={600}
      style={{ top: '12vh' }}
      styles={{ container: { padding: 0 } }}
      title={<span className="visually-hidden">{t('Commands')}</span>}
      className={styles['palette']!}
    >
      {/* A new key empties the search when the palette opens again while it still closes. */}
      {me && <Search key={openings} me={me} />}
    </Modal>
  );
}

function Search({ me }: { me: Me }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { groups, searching, failed } = useGroups(me, typed);
  const commands = groups.flatMap((group) => group.commands);
  const { active, setActive, onKeyDown } = useArrows(commands);
  const id = useId();
  return (
    <>
      <div className={styles['field']}>
        <SearchOutlined aria-hidden />
        <input
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={`${id}list`}
          aria-activedescendant={commands[active] ? `${id}${active}` : undefined}
          aria-label={t('Search pages, guests and actions')}
          placeholder={t('Search pages, guests and actions')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        {searching && <Spin size="small" aria-hidden />}
      </div>
      <div className={styles['list']} role="listbox" id={`${id}list`} aria-label={t('Commands')}>
        {groups.map((group) => (
          <Group key={group.title} group={group} commands={commands} active={active} id={id} onHover={setActive} />
        ))}
      </div>
      {(commands.length === 0 || failed) && (
        <p className={styles['none']} role="status">
          {failed
            ? t('Guests and conversations cannot be searched now.')
            : searching
              ? t('Searching')
              : t('Nothing fits')}
        </p>
      )}
    </>
  );
}

function useGroups(me: Me, typed: string) {
  const found = useFoundPeople(useInHotelMode(me) ? (me.hotel?.id ?? null) : null, typed);
  return { ...found, groups: [...fitting(useCommands(me), typed), ...found.groups] };
}

/** Up, Down, Home and End move; Enter does it. */
function useArrows(commands: Command[]) {
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, Math.max(commands.length - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = commands.length - 1;
    const next = { ArrowDown: active === last ? 0 : active + 1, ArrowUp: active === 0 ? last : active - 1 }[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') perform(commands[active]);
    else return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}

function perform(command: Command | undefined): void {
  if (!command) return;
  closePalette();
  command.run();
}

type GroupProps = {
  group: CommandGroup;
  commands: Command[];
  active: number;
  id: string;
  onHover: (index: number) => void;
};

function Group({ group, commands, active, id, onHover }: GroupProps) {
  return (
    <div role="group" aria-labelledby={`${id}${group.title}`}>
      <p className={styles['title']} id={`${id}${group.title}`} role="presentation">
        {group.title}
      </p>
      {group.commands.map((command) => {
        const index = commands.indexOf(command);
        return (
          <Option
            key={command.key}
            id={`${id}${index}`}
            command={command}
            active={index === active}
            onHover={() => onHover(index)}
          />
        );
      })}
    </div>
  );
}

type OptionProps = { id: string; command: Command; active: boolean; onHover: () => void };

function Option({ id, command, active, onHover }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles['option']}
      onMouseMove={onHover}
      onClick={() => perform(command)}
    >
      <span>{command.label}</span>
      {command.hint && <span className={styles['hint']}>{command.hint}</span>}
    </div>
  );
}
