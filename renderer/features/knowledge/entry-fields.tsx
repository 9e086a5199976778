import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { Form, Input, Select, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { EntryDatesFields } from './entry-dates-fields.tsx';
import { EntryLanguageField } from './entry-language-field.tsx';
import { InHouseField } from './in-house-field.tsx';
import { useInspected } from './use-inspected.ts';

type Props = {
  hotelId: string;
  form: FormInstance;
  categories: { value: string; label: string }[];
  /** Below the question. */
  note?: ReactNode;
  /** Effective value of `in_house_only` while staff have not decided. */
  inHouseOnly: boolean;
};

/** The fields of an FAQ and of a question and answer pair. */
export function EntryFields({ hotelId, form, categories, note, inHouseOnly }: Props) {
  const { t } = useTranslation();
  const inspected = useInspected(hotelId, form);
  return (
    <>
      <Form.Item name="question" label={t('Question')} extra={note}>
        <Input.TextArea autoFocus autoSize={{ minRows: 1, maxRows: 4 }} maxLength={1000} />
      </Form.Item>
      <Form.Item
        name="answer"
        label={t('Answer')}
        extra={t(
          'As you would tell a guest. With a language model it is said in the guest’s language; without, it is quoted as written.',
        )}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={8000} />
      </Form.Item>
      {inspected?.not_used && (
        <AlertBox tone="danger">
          {t(
            'The assistant does not use this text: it gives orders to the assistant. Write only what guests may read.',
          )}
        </AlertBox>
      )}
      <Form.Item name="category" label={t('Category')}>
        <Select options={categories} />
      </Form.Item>
      <EntryLanguageField read={inspected?.language ?? null} />
      <EntryDatesFields />
      <InHouseField looksLikeCode={inspected?.looks_like_code ?? false} otherwise={inHouseOnly} />
    </>
  );
}

/** What staff decided about `in_house_only`; null if they did not. */
export const inHouseDecision = (
  start: { in_house_decided?: boolean | undefined; in_house_only?: boolean | null | undefined } | null,
): boolean | null => (start?.in_house_decided ? (start.in_house_only ?? null) : null);
