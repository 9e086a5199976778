import { useQuery } from '@tanstack/react-query';
import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { InspectedText } from '#shared/features/knowledge/knowledge.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

const pauseMs = 500;

/**
 * The server's hints about question and answer of a form, requested when typing pauses. Null until it is
 * known, and where the call fails: the hints are missing then, and saving works as before.
 */
export function useInspected(hotelId: string, form: FormInstance): InspectedText | null {
  const question: string = Form.useWatch('question', form) ?? '';
  const answer: string = Form.useWatch('answer', form) ?? '';
  const [text, setText] = useState({ question: '', answer: '' });
  useEffect(() => {
    const timer = setTimeout(() => setText({ question: question.trim(), answer: answer.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [question, answer]);
  const inspected = useQuery({
    queryKey: queryKeys.area(hotelId, 'knowledge', 'inspected', text),
    queryFn: ({ signal }) => client.knowledge.inspectText({ params: { hotel_id: hotelId }, body: text }, { signal }),
    enabled: text.answer !== '',
    staleTime: Infinity,
    retry: false,
  });
  return text.answer === '' ? null : (inspected.data ?? null);
}
