import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds without typing before the list is searched. */
const typingPause = 250;

/** A search in the URL as `?q=`: it survives a reload and can be shared as a link. */
export function useAddressSearch(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address may change while the typing pauses: the setter of that moment would bring the old one back.
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      latest.current(
        (current) => {
          const next = new URLSearchParams(current);
          if (text.trim()) next.set('q', text.trim());
          else next.delete('q');
          return next;
        },
        { replace: true },
      );
    }, typingPause);
  };
  return [params.get('q') ?? '', search];
}
