import { RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './simulator.module.css';
import { SimulatorChat } from './simulator-chat.tsx';
import { SimulatorInput } from './simulator-input.tsx';
import { SimulatorTrace } from './simulator-trace.tsx';
import { quickTests, shortened } from './simulator.words.ts';
import { Tip } from './tip.tsx';
import { useSimulator } from './use-simulator.ts';

/** The assistant to talk to without a guest: the same pipeline, nothing stored, nothing sent. `unsaved`: the page holds changes. */
export function Simulator({ hotelId, unsaved }: { hotelId: string; unsaved: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(true);
  const simulator = useSimulator(hotelId);
  const [chosen, setChosen] = useState('');
  const answers = simulator.messages.filter(({ type }) => type === 'ai');
  const shown = answers.find((answer) => answer.id === chosen) ?? answers.at(-1);
  const send = (text: string) => {
    setChosen('');
    return simulator.send(text);
  };
  return (
    <section className={styles['simulator']} aria-labelledby={`${id}-title`}>
      <header className={styles['header']}>
        <h2 id={`${id}-title`}>
          <button type="button" aria-expanded={open} aria-controls={`${id}-body`} onClick={() => setOpen(!open)}>
            <RightOutlined aria-hidden />
            {t('AI simulator')}
          </button>
        </h2>
        <p>{t('Write as a guest would. Nothing is stored, nothing is sent.')}</p>
        <Button size="small" disabled={simulator.messages.length === 0} onClick={simulator.clear}>
          {t('Clear')}
        </Button>
      </header>
      <div id={`${id}-body`} hidden={!open}>
        <Tip>
          {t('Ask something that is not in your FAQs as well: the assistant should call a person instead of guessing.')}
        </Tip>
        {unsaved && (
          <p className={styles['unsaved']}>
            {t('The simulator answers with the saved settings. Save your changes to try them.')}
          </p>
        )}
        <QuickTests disabled={simulator.pending} onChoose={send} />
        <div className={styles['panes']}>
          <div className={styles['talk']}>
            <SimulatorChat
              messages={simulator.messages}
              pending={simulator.pending}
              shownId={shown?.id}
              onChoose={setChosen}
            />
            <SimulatorInput pending={simulator.pending} onSend={send} />
          </div>
          <SimulatorTrace metadata={shown?.metadata ?? null} />
        </div>
      </div>
    </section>
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
