import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AlarmState } from '#shared/desktop.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { waitingKey } from '../conversations.queries.ts';

/**
 * The alarm of the desktop program; null in a browser, where the page is the alarm. The program learns which conversation
 * is attended to, and its list of waiting guests is read here as soon as it changes.
 */
export function useDeskAlarm(hotelId: string | null, attended: string | null): AlarmState | null {
  const queryClient = useQueryClient();
  const [state, setState] = useState<AlarmState | null>(null);
  const waits = state?.waits.join() ?? null;
  useEffect(() => {
    if (!bridge.alarm) return;
    const stop = bridge.alarm.onChange(setState);
    void bridge.alarm.state().then(setState);
    return stop;
  }, []);
  useEffect(() => void bridge.alarm?.attend(attended), [attended]);
  useEffect(() => void bridge.alarm?.showsHotel(hotelId), [hotelId]);
  useEffect(() => {
    if (waits !== null && hotelId !== null) void queryClient.invalidateQueries({ queryKey: waitingKey(hotelId) });
  }, [waits, hotelId, queryClient]);
  return state;
}
