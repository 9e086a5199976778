import { PlusOutlined } from '@ant-design/icons';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { TextToInspect } from '#shared/features/knowledge/knowledge.schema.ts';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { keptInputName, readKeptInput, useKeptInput } from '#renderer/lib/forms/kept-input.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useTranslateIn } from '#renderer/lib/hooks/use-translate-in.ts';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import { KnowledgePairField } from './knowledge-pair-field.tsx';
import styles from './onboarding.module.css';
import { useSaveKnowledge } from './onboarding.queries.ts';
import { arePairs, starterQuestions, validPairs, type KnowledgePair } from './starter-questions.ts';

type Props = {
  hotelId: string;
  /** Is told the saved pairs. */
  onSaved: (pairs: readonly TextToInspect[]) => void;
  /** Imports pairs; `add` gets the approved ones. */
  importer: (add: (pairs: KnowledgePair[]) => void) => ReactNode;
};

/** The second step: what the assistant answers from on its first day. Begins with questions in the hotel's language. */
export function KnowledgeStep({ language, ...props }: Props & { language: string }) {
  const translate = useTranslateIn(language, paths.onboarding);
  return translate ? <Pairs {...props} starters={starterQuestions(translate)} /> : <ListSkeleton rows={8} />;
}

/** Pairs without an answer are left out. */
function Pairs({ hotelId, starters, onSaved, importer }: Props & { starters: KnowledgePair[] }) {
  const { t } = useTranslation();
  const save = useSaveKnowledge(hotelId);
  const { pairs, changed, insert, append, change, remove } = usePairs(hotelId, starters, save.isSuccess);
  const submit = () => {
    const valid = validPairs(pairs.map(({ pair }) => pair));
    if (valid.length === 0)
      return notifyFailure(t('No valid items'), undefined, t('Please fill in at least one question and answer pair.'));
    save.mutate(valid, {
      onSuccess: (saved) => {
        const number = saved.items.length;
        notifySuccess(
          t('Knowledge base created!'),
          number === 1 ? t('1 answer saved.') : t('{{number}} answers saved.', { number }),
        );
        onSaved(valid);
      },
      onError: (error) => notifyFailure(t('Error saving knowledge'), error),
    });
  };
  return (
    <form
      name="knowledge"
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
    >
      <LeaveGuard when={changed && !save.isPending && !save.isSuccess} />
      {importer(insert)}
      <ol className={styles['pairs']}>
        {pairs.map(({ key, pair }, index) => (
          <KnowledgePairField
            key={key}
            pair={pair}
            number={index + 1}
            disabled={save.isPending}
            onChange={(part) => change(key, part)}
            {...(pairs.length > 1 ? { onRemove: () => remove(key) } : {})}
          />
        ))}
      </ol>
      <Button icon={<PlusOutlined aria-hidden />} disabled={save.isPending} onClick={append}>
        {t('Add a question')}
      </Button>
      <div className={styles['footer']}>
        <Button type="primary" htmlType="submit" size="large" loading={save.isPending}>
          {t('Save and continue')}
        </Button>
      </div>
    </form>
  );
}

let lastKey = 0;
const keyed = (pair: KnowledgePair) => ({ key: (lastKey += 1), pair });

/** The typed pairs, kept over a reload until they are saved; each has a key, because they are inserted and removed. */
function usePairs(hotelId: string, starters: KnowledgePair[], isSaved: boolean) {
  const userId = useMe().data?.user.id;
  const kept = userId && keptInputName('knowledge', userId, hotelId);
  const [typed] = useState(() => readKeptInput(kept, arePairs));
  const [pairs, setPairs] = useState(() => (typed ?? starters).map(keyed));
  const [changed, setChanged] = useState(typed !== null);
  const input = useMemo(() => (changed && !isSaved ? pairs.map(({ pair }) => pair) : null), [changed, isSaved, pairs]);
  useKeptInput(kept, input);
  const edit = (next: (before: typeof pairs) => typeof pairs) => {
    setPairs(next);
    setChanged(true);
  };
  return {
    pairs,
    changed,
    /** At the top; untouched starter questions stay below. */
    insert: (added: KnowledgePair[]) => edit((before) => [...added.map(keyed), ...before]),
    append: () => edit((before) => [...before, keyed({ question: '', answer: '', category: 'general' })]),
    change: (key: number, part: Partial<KnowledgePair>) =>
      edit((before) => before.map((one) => (one.key === key ? { key, pair: { ...one.pair, ...part } } : one))),
    remove: (key: number) => edit((before) => before.filter((one) => one.key !== key)),
  };
}
