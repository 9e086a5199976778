import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { DayInput } from '#renderer/components/plain/day-input.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { useInbox } from '../inbox.context.ts';
import { closeFind, useFind } from './find.store.ts';
import styles from './finding.module.css';

const fieldId = 'find-in-conversation';

/**
 * Messages of a conversation with the words of a search, one after the other, and the messages of a day. Enter leads to the
 * earlier hit, Shift+Enter to the later one, Escape closes.
 */
export function FindBar({ conversationId, search: first }: { conversationId: string; search: string }) {
  const { t } = useTranslation();
  const wasOpened = useFind(({ open }) => open === conversationId);
  const [search, setSearch] = useState(first);
  const hits = useHits(conversationId, search);
  const { at, goTo } = useAddressPlace();
  const toDay = useDay(conversationId, goTo);
  const place = hits.findIndex((id) => id === at);
  const newest = hits[0];
  const led = useRef<string | undefined>(undefined);
  useEffect(() => {
    // Once for each search: a person may go to a day afterwards.
    if (newest === led.current) return;
    led.current = newest;
    if (newest && place < 0) goTo(newest);
  }, [newest, place, goTo]);
  const close = () => {
    closeFind(conversationId);
    goTo(null);
  };
  const step = (by: 1 | -1) => {
    const next = hits[place + by];
    if (next) goTo(next);
  };
  return (
    <div
      className={styles['bar']}
      role="search"
      aria-label={t('Find in this conversation')}
      onKeyDown={keysOf(step, close)}
    >
      <SearchField
        id={fieldId}
        label={t('Find in this conversation')}
        search={search}
        onSearch={(text) => setSearch(text.trim())}
        autoFocus={wasOpened}
      />
      <span role="status">{search && t('{{place}} of {{number}}', { place: place + 1, number: hits.length })}</span>
      <Button
        type="text"
        icon={<UpOutlined aria-hidden />}
        aria-label={t('Earlier hit')}
        disabled={place + 1 >= hits.length}
        onClick={() => step(1)}
      />
      <Button
        type="text"
        icon={<DownOutlined aria-hidden />}
        aria-label={t('Later hit')}
        disabled={place <= 0}
        onClick={() => step(-1)}
      />
      <DayInput aria-label={t('Go to a day')} title={t('Go to a day')} onChange={({ target }) => toDay(target.value)} />
      <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={t('Close')} onClick={close} />
    </div>
  );
}

const keysOf =
  (step: (by: 1 | -1) => void, close: () => void) =>
  ({ key, shiftKey, target, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape') close();
    const isTyped = target instanceof HTMLInputElement && target.id === fieldId && !nativeEvent.isComposing;
    if (key === 'Enter' && isTyped) step(shiftKey ? -1 : 1);
  };

const NONE: string[] = [];

function useHits(id: string, search: string): string[] {
  const { hotelId } = useInbox();
  const { data } = useQuery({
    queryKey: queryKeys.area(hotelId, 'conversations', 'one', id, 'hits', search),
    queryFn: async ({ signal }) => {
      const { items } = await client.finding.search(
        { params: { hotel_id: hotelId, id }, query: { search } },
        { signal },
      );
      return items.map(({ message_id }) => message_id);
    },
    enabled: search !== '',
  });
  return data ?? NONE;
}

/** The message that the thread shows, in the address. */
function useAddressPlace(): { at: string | null; goTo: (message: string | null) => void } {
  const [params, setParams] = useSearchParams();
  const goTo = useCallback(
    (message: string | null) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (message) next.set('at', message);
          else next.delete('at');
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { at: params.get('at'), goTo };
}

function useDay(id: string, goTo: (message: string | null) => void): (date: string) => void {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const { mutate } = useMutation({
    mutationFn: (date: string) => client.finding.day({ params: { hotel_id: hotelId, id }, query: { date } }),
    onSuccess: ({ message_id }) => goTo(message_id),
    onError: (error) => notifyFailure(t('The day could not be opened'), error),
  });
  return (date) => {
    // While a year is typed it begins with zeros.
    if (date >= '1900') mutate(date);
  };
}
