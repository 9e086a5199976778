import { useTranslation } from '#renderer/lib/translate.ts';
import type { FigureColumn } from '#renderer/components/charts/figure-panel.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { shareWords } from './analytics-words.rules.ts';

/** What the reports of a hotel, a group and the platform count alike. */
type MessageSums = Record<'messages_in' | 'messages_out' | 'requests' | 'escalated' | 'answered_without_staff', number>;

/** Messages, requests and how many of them needed no staff, as cards. */
export function useMessageCards(sums: MessageSums): { label: string; value: string; hint: string }[] {
  const { t, i18n } = useTranslation();
  const number = (value: number) => countWords(value, i18n.language);
  return [
    {
      label: t('Messages'),
      value: number(sums.messages_in + sums.messages_out),
      hint: t('{{from}} from guests, {{to}} to guests', {
        from: number(sums.messages_in),
        to: number(sums.messages_out),
      }),
    },
    {
      label: t('Requests'),
      value: number(sums.requests),
      hint: t('{{number}} went to a person', { number: number(sums.escalated) }),
    },
    {
      label: t('Answered without staff'),
      value: shareWords(sums.answered_without_staff, sums.requests, i18n.language),
      hint: t('{{number}} of {{all}} requests', {
        number: number(sums.answered_without_staff),
        all: number(sums.requests),
      }),
    },
  ];
}

/** The same by hotel, as the first columns of a table. */
export function useMessageColumns<Row extends MessageSums & { hotel_name: string }>(): FigureColumn<Row>[] {
  const { t, i18n } = useTranslation();
  const counted = (key: keyof MessageSums, title: string): FigureColumn<Row> => ({
    key,
    title,
    value: (row) => row[key],
    words: (row) => countWords(row[key], i18n.language),
    align: 'end',
  });
  return [
    { key: 'hotel', title: t('Hotel'), value: ({ hotel_name }) => hotel_name },
    counted('messages_in', t('From guests')),
    counted('messages_out', t('To guests')),
    counted('requests', t('Requests')),
    {
      ...counted('answered_without_staff', t('Without staff')),
      words: (row) => shareWords(row.answered_without_staff, row.requests, i18n.language),
    },
    counted('escalated', t('To a person')),
  ];
}
