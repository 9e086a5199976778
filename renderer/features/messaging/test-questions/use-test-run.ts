import { useEffect, useRef, useState } from 'react';
import type { SimulatorDraft } from '#shared/features/messaging/simulator.schema.ts';
import type { Outcome, TestQuestion } from '#shared/features/messaging/test-questions.schema.ts';
import { useAskAgain } from './test-questions.queries.ts';

export type TestRun = {
  /** Null while nothing runs. */
  progress: { done: number; of: number } | null;
  /** Results with unsaved changes, by question; empty after a run with the saved settings. */
  tried: ReadonlyMap<string, Outcome>;
  /** Questions whose run failed. */
  failed: ReadonlySet<string>;
  start: (questions: TestQuestion[], draft: SimulatorDraft) => void;
  stop: () => void;
};

/** Two at a time: a model that is asked everything at once answers everything late. */
const atOnce = 2;

/** Runs test questions one after the other and shows each result at once. */
export function useTestRun(hotelId: string): TestRun {
  const askAgain = useAskAgain(hotelId);
  const [progress, setProgress] = useState<TestRun['progress']>(null);
  const [tried, setTried] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const running = useRef<AbortController | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  useEffect(() => () => running.current?.abort(), []);

  const start = (questions: TestQuestion[], draft: SimulatorDraft) => {
    const run = new AbortController();
    const isDraft = Object.keys(draft).length > 0;
    const waiting = [...questions];
    running.current?.abort();
    running.current = run;
    setTried(new Map());
    setFailed(new Set());
    setProgress({ done: 0, of: questions.length });
    const ask = async ({ id }: TestQuestion) => {
      try {
        const { outcome } = await askAgain(id, draft, run.signal);
        if (isDraft && !run.signal.aborted) setTried((current) => new Map(current).set(id, outcome));
      } catch {
        if (!run.signal.aborted) setFailed((current) => new Set(current).add(id));
      }
      if (!run.signal.aborted) setProgress((current) => current && { ...current, done: current.done + 1 });
    };
    const worker = async () => {
      for (let next = waiting.shift(); next && !run.signal.aborted; next = waiting.shift()) await ask(next);
    };
    void Promise.all(Array.from({ length: atOnce }, worker)).then(() => {
      if (running.current === run) stop();
    });
  };
  return { progress, tried, failed, start, stop };
}
