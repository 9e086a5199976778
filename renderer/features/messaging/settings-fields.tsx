import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ChoiceField } from '#renderer/components/fields/choice-field.tsx';
import { useField } from '#renderer/components/fields/draft.context.ts';
import { LongTextField } from '#renderer/components/fields/long-text-field.tsx';
import { SwitchControl } from '#renderer/components/fields/switch-control.tsx';
import { TextField } from '#renderer/components/fields/text-field.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import styles from './messaging.module.css';
import { greetingWords, lengthWords, toneWords } from './settings.words.ts';
import { Tip } from './tip.tsx';

type Words = Record<string, { label: string; text: string }>;

/** A choice with an example of what is chosen. */
function Choice({ name, label, words }: { name: string; label: string; words: Words }) {
  const { t } = useTranslation();
  const { value } = useField(name);
  const choices = Object.entries(words).map(([key, word]) => ({
    value: key,
    label: t(word.label),
    text: t(word.text),
  }));
  const example = choices.find((choice) => choice.value === value)?.text;
  return <ChoiceField name={name} label={label} choices={choices} help={example} />;
}

export function VoiceFields() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('How the assistant sounds')} text={t('In every reply and in every message around a stay.')}>
      <FullRow>
        <Tip>
          {t(
            'Choose what your best receptionist would sound like. The simulator below shows the difference at once, without writing to any guest.',
          )}
        </Tip>
      </FullRow>
      <Choice name="message_tone" label={t('Message tone')} words={toneWords} />
      <Choice name="message_length_preference" label={t('Message length')} words={lengthWords} />
      <Choice name="custom_greeting_style" label={t('Greeting style')} words={greetingWords} />
      <TextField
        name="signature_phrase"
        label={t('Signature phrase')}
        help={t('Stands at the end of a message. Leave it empty for none.')}
        maxLength={300}
        placeholder={t('Your team at the front desk')}
      />
      <FullRow>
        <LongTextField
          name="brand_voice_description"
          label={t('Brand voice')}
          help={t('What makes your hotel sound like itself: words you use, words you avoid, how you address guests.')}
          rows={3}
          maxRows={10}
          maxLength={4000}
        />
      </FullRow>
    </FormSection>
  );
}

/** `modelUse`: what the language model costs, beside the switch that saves its calls. */
export function IncludeFields({ modelUse }: { modelUse: ReactNode }) {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('What messages may contain')}
      text={t('Guests are told only what is in your profile and your FAQs.')}
    >
      <FullRow>
        <Toggle name="include_emojis" label={t('Emojis')}>
          {t('A few, where they fit.')}
        </Toggle>
        <Toggle name="include_hotel_amenities" label={t('Hotel amenities')}>
          {t('Mentions what the house offers when it helps: the pool, the gym, the terrace.')}
        </Toggle>
        <Toggle name="include_local_recommendations" label={t('Local recommendations')}>
          {t('Suggests places nearby from your own entries.')}
        </Toggle>
        <Toggle
          name="answers_without_model"
          label={t('Answer certain questions without the language model')}
          more={modelUse}
        >
          {t(
            'What your entries surely answer is sent at once, in the words of the entry. The model is not called; tone and length do not apply.',
          )}
        </Toggle>
      </FullRow>
    </FormSection>
  );
}

/** One question a stay, and the link that every guest gets with the thanks. */
export function SatisfactionFields() {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('How satisfied guests are')}
      text={t('A score of 1 or 2 calls a person at once. The results are in the analytics.')}
    >
      <FullRow>
        <Toggle name="asks_satisfaction" label={t('Ask guests once a stay')}>
          {t(
            'In the middle of the stay, else after checkout: only by day, to guests who wrote within 24 hours and did not ask for no messages. They answer with a number from 1 to 5.',
          )}
        </Toggle>
      </FullRow>
      <TextField
        name="review_url"
        label={t('Review link (optional)')}
        help={t('Every guest who answers gets it, whatever the score.')}
        maxLength={500}
        placeholder="https://"
      />
    </FormSection>
  );
}

type ToggleProps = { name: string; label: string; children: ReactNode; more?: ReactNode };

function Toggle({ name, label, children, more }: ToggleProps) {
  const id = `message-settings_${name}`;
  return (
    <div className={styles['toggle']}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-help`}>{children}</p>
        {more}
      </div>
      <SwitchControl name={name} describedBy={`${id}-help`} />
    </div>
  );
}

const periods = [0, 15, 30, 60, 120, 240, 480, 1440];

/** Time after which a conversation without staff action returns to the assistant. */
export function HandBackFields() {
  const { t } = useTranslation();
  const { value } = useField('assistant_returns_after_minutes');
  const offered =
    typeof value !== 'number' || periods.includes(value) ? periods : [...periods, value].sort((a, b) => a - b);
  return (
    <FormSection
      title={t('When staff have taken over')}
      text={t('A person who takes over silences the assistant in that conversation.')}
    >
      <FullRow>
        <ChoiceField
          name="assistant_returns_after_minutes"
          label={t('The assistant takes over again')}
          help={t(
            'Counted from the last thing that staff did there, and announced in the conversation. What only a person can answer goes on calling you; emergencies always stay with people.',
          )}
          choices={offered.map((minutes) => ({ value: minutes, label: periodWords(minutes, t) }))}
        />
      </FullRow>
    </FormSection>
  );
}

function periodWords(minutes: number, t: ReturnType<typeof useTranslation>['t']): string {
  if (minutes === 0) return t('Only when somebody hands back');
  if (minutes % 60 !== 0) return t('after {{number}} minutes', { number: minutes });
  return minutes === 60 ? t('after 1 hour') : t('after {{number}} hours', { number: minutes / 60 });
}
