import { reason } from '#shared/reasons/reasons.ts';
import { once } from '#server/db/once.ts';
import type { SimulatorDraft } from '#shared/features/messaging/simulator.schema.ts';
import { differencesOf, verdictOf } from '#shared/features/messaging/test-questions.rules.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type {
  Outcome,
  TestQuestion,
  TestQuestionChange,
  TestQuestionDraft,
  TestRunResult,
} from '#shared/features/messaging/test-questions.schema.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { SimulatorService } from './simulator.service.ts';
import * as repository from './test-questions.repository.ts';

export type TestQuestionsDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  clock: Clock;
  simulator: SimulatorService;
};
type Row = NonNullable<Awaited<ReturnType<typeof repository.testQuestionById>>>;

/** Maximum number of test questions per hotel. */
const most = 200;

/** Test questions saved from the simulator, run again before a change of settings or knowledge. */
export function createTestQuestionsService({ inHotel, audit, events, clock, simulator }: TestQuestionsDependencies) {
  const tell = async (
    tx: HotelTransaction,
    { caller, hotel_id }: HotelScope,
    action: AuditAction,
    entity_id: string,
  ) => {
    await audit.write(tx, caller, { action, entity: 'test_question', entity_id, hotel_id });
    await events.publish(tx, { type: 'hotel.updated', hotel_id });
  };
  const found = async (tx: HotelTransaction, id: string): Promise<Row> => {
    const row = await repository.testQuestionById(tx, id);
    if (!row) throw notFound('test_question');
    return row;
  };
  const answer = async (tx: HotelTransaction, row: Row) => asTestQuestion(row, await simulator.basis(tx));

  return {
    list: (scope: HotelScope, { cursor, limit }: { cursor?: string | undefined; limit: number }) =>
      inHotel(scope, async (tx) => {
        const before = decodeBefore(cursor);
        const rows = await repository.listTestQuestions(tx, before, limit + 1);
        const basis = await simulator.basis(tx);
        const items = rows.map((row) => asTestQuestion(row, basis));
        return toPage(items, limit, cursorOf);
      }),

    /** The saved answer counts as the first run. */
    create: (scope: HotelScope, { question, history, in_house, expected }: TestQuestionDraft): Promise<TestQuestion> =>
      once(inHotel, scope, async (tx) => {
        if ((await repository.countTestQuestions(tx)) >= most)
          throw new AppError('conflict', reason('too_many_test_questions', { most }));
        const row = await repository.insertTestQuestion(tx, {
          question,
          history: JSON.stringify(history),
          in_house,
          ...columnsOf(expected),
          created_by: scope.caller.user_id,
          created_at: clock.now(),
        });
        await tell(tx, scope, 'create', row.id);
        return answer(tx, row);
      }),

    /** Compares the last result with the new expected outcome. */
    update: (scope: HotelScope, id: string, { expected }: TestQuestionChange): Promise<TestQuestion> =>
      inHotel(scope, async (tx) => {
        const { last_result: last } = await found(tx, id);
        const row = await repository.changeTestQuestion(tx, id, {
          ...columnsOf(expected),
          last_result: last && JSON.stringify({ ...last, verdict: verdictOf(differencesOf(expected, last.outcome)) }),
        });
        if (!row) throw notFound('test_question');
        await tell(tx, scope, 'update', id);
        return answer(tx, row);
      }),

    remove: (scope: HotelScope, id: string): Promise<void> =>
      inHotel(scope, async (tx) => {
        if (!(await repository.deleteTestQuestion(tx, id))) throw notFound('test_question');
        await tell(tx, scope, 'delete', id);
      }),

    /** Calls the model outside a transaction. */
    run: async (scope: HotelScope, id: string, draft: SimulatorDraft): Promise<TestRunResult> => {
      const { row, basis } = await inHotel(scope, async (tx) => ({
        row: await found(tx, id),
        basis: await simulator.basis(tx),
      }));
      const reply = await simulator.run(scope, {
        message: row.question,
        history: row.history,
        in_house: row.in_house,
        ...draft,
      });
      const outcome = outcomeOf(reply);
      const verdict = verdictOf(differencesOf(expectedOf(row), outcome));
      if (isDraft(draft)) return { outcome, verdict, item: asTestQuestion(row, basis) };
      return inHotel(scope, async (tx) => {
        const last_result = JSON.stringify({ outcome, verdict, basis });
        const stored = await repository.changeTestQuestion(tx, id, { last_result, last_run_at: clock.now() });
        if (!stored) throw notFound('test_question');
        return { outcome, verdict, item: await answer(tx, stored) };
      });
    },
  };
}
export type TestQuestionsService = ReturnType<typeof createTestQuestionsService>;

const isDraft = ({ settings, with_inactive_faqs }: SimulatorDraft): boolean =>
  settings !== undefined || with_inactive_faqs === true;

const columnsOf = ({ reply, ...rest }: Outcome) => ({ expected_reply: reply, expected: JSON.stringify(rest) });

const expectedOf = ({ expected_reply, expected }: Row): Outcome => ({ reply: expected_reply ?? '', ...expected });

function outcomeOf({ reply, human_required, entries }: Outcome): Outcome {
  return { reply, human_required, entries: entries.map(({ id, kind, title }) => ({ id, kind, title })) };
}

function asTestQuestion(row: Row, basis: string): TestQuestion {
  const { id, hotel_id, question, history, in_house, last_result: last, last_run_at, created_at } = row;
  return {
    id,
    hotel_id,
    question,
    history,
    in_house,
    expected: expectedOf(row),
    last_result: last && { outcome: last.outcome, verdict: last.verdict, outdated: last.basis !== basis },
    last_run_at: last_run_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
