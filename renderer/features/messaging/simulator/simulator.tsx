import { RightOutlined } from '@ant-design/icons';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { MessageSettingsChange } from '#shared/features/messaging/messaging.schema.ts';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import form from '#renderer/components/plain/form.module.css';
import { Segments } from '#renderer/components/plain/segments.tsx';
import styles from './simulator.module.css';
import type { KeepAsTestProps } from './keep-as-test.tsx';
import { SimulatorChat } from './simulator-chat.tsx';
import { SimulatorInput } from './simulator-input.tsx';
import { SimulatorTrace } from './simulator-trace.tsx';
import { quickTests, shortened } from './simulator.words.ts';
import { TestQuestions } from '../test-questions/test-questions.tsx';
import { Tip } from '../tip.tsx';
import { useSimulator, type ChatMessage } from './use-simulator.ts';

const KeepAsTest = themedPart<KeepAsTestProps>(async () => (await import('./keep-as-test.tsx')).KeepAsTest);

type Props = {
  hotelId: string;
  timezone: string;
  /** Unsaved settings, used by the simulator before they are live. */
  draft: MessageSettingsChange | null;
};

/** Chat with the assistant without a guest: the same pipeline; stores and sends nothing. */
export function Simulator({ hotelId, timezone, draft: settings }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(true);
  const [inactive, setInactive] = useState(false);
  const draft = { ...(settings ? { settings } : {}), ...(inactive ? { with_inactive_faqs: true } : {}) };
  const [inHouse, setInHouse] = useState(false);
  const simulator = useSimulator(hotelId, draft, inHouse);
  const [kept, setKept] = useState<ChatMessage | null>(null);
  const [chosen, setChosen] = useState('');
  const answers = simulator.messages.filter(({ type }) => type === 'ai');
  const shown = answers.find((answer) => answer.id === chosen) ?? answers.at(-1);
  const send = (text: string) => {
    setChosen('');
    return simulator.send(text);
  };
  // Answers to a checked-in guest must not become part of an unknown guest's conversation.
  const chooseWho = (chosen: boolean) => {
    simulator.clear();
    setInHouse(chosen);
  };
  return (
    <section className={styles['simulator']} aria-labelledby={`${id}-title`}>
      <Header id={id} open={open} onToggle={() => setOpen(!open)}>
        <Button size="small" disabled={simulator.messages.length === 0} onClick={simulator.clear}>
          {t('Clear')}
        </Button>
      </Header>
      <div id={`${id}-body`} hidden={!open}>
        <Tip>
          {t('Ask something that is not in your FAQs as well: the assistant should call a person instead of guessing.')}
        </Tip>
        {settings && (
          <p className={styles['unsaved']}>{t('It answers with your settings as they are typed, not yet saved.')}</p>
        )}
        <WhoAsks inHouse={inHouse} onChange={chooseWho} />
        <QuickTests disabled={simulator.pending} onChoose={send} />
        <InactiveToo checked={inactive} onChange={setInactive} />
        <div className={styles['panes']}>
          <div className={styles['talk']}>
            <SimulatorChat
              timezone={timezone}
              messages={simulator.messages}
              pending={simulator.pending}
              shownId={shown?.id}
              onChoose={setChosen}
              onKeep={setKept}
            />
            <SimulatorInput pending={simulator.pending} onSend={send} />
          </div>
          <SimulatorTrace metadata={shown?.metadata ?? null} />
        </div>
        <TestQuestions hotelId={hotelId} draft={draft} />
        {kept && <KeepAsTest hotelId={hotelId} message={kept} onClose={() => setKept(null)} />}
      </div>
    </section>
  );
}

type HeaderProps = { id: string; open: boolean; onToggle: () => void; children: ReactNode };

function Header({ id, open, onToggle, children }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={styles['header']}>
      <h2 id={`${id}-title`}>
        <button type="button" aria-expanded={open} aria-controls={`${id}-body`} onClick={onToggle}>
          <RightOutlined aria-hidden />
          {t('AI simulator')}
        </button>
      </h2>
      <p>{t('Write as a guest would. Nothing is stored, nothing is sent.')}</p>
      {children}
    </header>
  );
}

function InactiveToo({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <label className={`${form['check']} ${styles['inactive']}`}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {t('Also use FAQs that are switched off, to try them before guests do')}
    </label>
  );
}

/** Entries for guests in the house are not used in answers to strangers. */
function WhoAsks({ inHouse, onChange }: { inHouse: boolean; onChange: (inHouse: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['who']}>
      <span aria-hidden>{t('Who asks')}</span>
      <Segments
        aria-label={t('Who asks')}
        value={inHouse ? 'guest' : 'stranger'}
        onChoose={(value) => onChange(value === 'guest')}
        segments={[
          { value: 'stranger', label: t('A stranger') },
          { value: 'guest', label: t('A guest in the house') },
        ]}
      />
    </div>
  );
}

function QuickTests({ disabled, onChoose }: { disabled: boolean; onChoose: (text: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles['quick']} role="group" aria-labelledby={id}>
      <span id={id}>{t('Quick tests')}</span>
      {quickTests.map((question) => (
        <Button
          key={question}
          size="small"
          disabled={disabled}
          title={t(question)}
          onClick={() => onChoose(t(question))}
        >
          {shortened(t(question))}
        </Button>
      ))}
    </div>
  );
}
