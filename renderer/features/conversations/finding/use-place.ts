import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageElementId } from '../message/quote.tsx';
import type { Thread } from '../thread.rules.ts';

/** Leads to the message `?at=` of the address: loads older messages until it is there, scrolls to it and marks it. */
export function usePlace({ messages, older_cursor }: Thread, isLoading: boolean, readOlder: () => void): void {
  const [params] = useSearchParams();
  const at = params.get('at');
  const isLoaded = at !== null && messages.some(({ id }) => id === at);
  useEffect(() => {
    if (at && !isLoaded && older_cursor && !isLoading) readOlder();
  }, [at, isLoaded, older_cursor, isLoading, readOlder]);
  useEffect(() => {
    const element = at && isLoaded ? document.getElementById(messageElementId(at)) : null;
    if (!element) return;
    element.scrollIntoView({ block: 'center' });
    element.dataset['found'] = 'true';
    return () => void delete element.dataset['found'];
  }, [at, isLoaded]);
}
