import type { Logger } from 'pino';
import type { AcrossHotelsOnce, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Events } from '#server/ports/events.ts';
import { PhoneError, type Phone } from '#server/ports/phone.ts';
import type { Push } from '#server/ports/push.ts';
import { memberScope } from './member-scope.repository.ts';
import { alertSentence, type AlertSentences } from './alert.sentences.ts';
import * as repository from './calls.repository.ts';
import type { CallEnd, CallRow } from './calls.repository.ts';
import { hurryNextStep } from './rounds.repository.ts';

export type CallsDependencies = {
  inHotel: InHotel;
  acrossHotelsOnce: AcrossHotelsOnce;
  /** Null: this server cannot send SMS or call. */
  phone: Phone | null;
  push: Push;
  audit: AuditService;
  events: Events;
  log: Logger;
  publicUrl: string;
  /** Makes the member the owner of the conversation. */
  takeOver: (scope: HotelScope, conversationId: string) => Promise<unknown>;
  /** Makes the member the owner of the task. False where it was taken or ended after `since`. */
  takeTask: (scope: HotelScope, taskId: string, since: Date) => Promise<boolean>;
};

/** What this server can reach people by. Silence and ringing are a telephone's. */
export const channelsOf = (phone: Phone | null): ('push' | 'sms' | 'call')[] =>
  phone ? ['push', 'sms', 'call'] : ['push'];

/** Seconds for which nobody else makes a claimed call; longer than the provider's longest answer. */
const LEASE_SECONDS = 20;
/** A call begins within this time after its claim, by the database's clock, or not at all: another process looks it up. */
const BEGIN_SECONDS = 8;
/** What is between the database's answer and the request is measured by the clocks of this process. */
const WORD_SECONDS = 2;
/** Seconds until a call is tried again, and how often. */
const RETRY_SECONDS = 5;
const MOST_ATTEMPTS = 4;
/** A call rings 25 s, speaks at most twice, and its end is told by a webhook. After this many seconds it counts as ended. */
const SILENT_SECONDS = 90;

/** A mention is told also hours later; a guest who waits is another person's by then. */
const MENTION_KEPT_SECONDS = 12 * 3600;

/** What is said, and in which language. */
export type Spoken = { language: string; sentences: string[]; press: boolean };

/** Makes the calls of ladders once each, and hears what became of them. */
export function createCallsService(dependencies: CallsDependencies) {
  const { inHotel, acrossHotelsOnce, phone, push, log, publicUrl } = dependencies;

  /** An earlier attempt is looked up at the provider first: it may have been taken before the process died. */
  const attempt = async (call: CallRow, by: Phone): Promise<void> => {
    if (call.channel === 'push') return;
    const message = { id: call.id, to: call.address, text: textOf(call, publicUrl) };
    const before = call.attempts > 1 ? await by.taken(call.channel, message, call.first_attempt_at) : null;
    if (!before && call.ended) return endCall(dependencies, call, { state: 'cancelled', problem: null });
    const mayBegin = fenceOf(WORD_SECONDS);
    const left = LEASE_SECONDS - BEGIN_SECONDS;
    if (!before && !(await acrossHotelsOnce((db) => repository.isHeld(db, call, left)))) return;
    const id = before ?? (await by.send(call.channel, message, mayBegin));
    await acrossHotelsOnce((db) => repository.recordSent(db, call, id, SILENT_SECONDS));
  };

  /** Repeating a notice is harmless: the device shows one with the same tag. */
  const notify = async (call: CallRow): Promise<void> => {
    const sent =
      call.device && !call.ended
        ? await push.send(call.device, noticeOf(call), call.note_id ? MENTION_KEPT_SECONDS : undefined)
        : 'gone';
    if (sent === 'sent') return acrossHotelsOnce((db) => repository.recordSent(db, call, call.id, SILENT_SECONDS));
    if (!call.ended) await inHotel(call, (tx) => repository.deleteDevice(tx, call.address));
    await endCall(dependencies, call, { state: call.ended ? 'cancelled' : 'failed', problem: 'gone' });
  };

  const deliver = async (call: CallRow): Promise<void> => {
    try {
      if (call.channel === 'push') await notify(call);
      else await attempt(call, phone!);
    } catch (error) {
      if (!(error instanceof PhoneError)) throw error;
      log.warn({ err: error, call_id: call.id }, 'an alert of the ladder did not leave');
      if (error.kind === 'refused' || call.attempts >= MOST_ATTEMPTS)
        return endCall(dependencies, call, { state: 'failed', problem: error.kind });
      await acrossHotelsOnce((db) => repository.postponeCall(db, call, RETRY_SECONDS));
    }
  };

  return {
    /** Makes the calls that are due, ends silent ones, and hangs up where the guest waits no longer. */
    round: async (): Promise<void> => {
      const calls = await acrossHotelsOnce((db) => repository.claimCalls(db, channelsOf(phone), LEASE_SECONDS));
      await settleAll(calls.map(deliver), log);
      if (!phone) return;
      const silent = await acrossHotelsOnce(repository.silentCalls);
      await settleAll(
        silent.map((call) => endCall(dependencies, call, { state: 'ended', problem: 'silent' })),
        log,
      );
      const ringing = await acrossHotelsOnce(repository.takeRinging);
      await settleAll(
        ringing.map(({ provider_id }) => phone.hangUp(provider_id)),
        log,
      );
    },

    /** What an answered call says; null for a call that does not exist. */
    answer: async (id: string): Promise<Spoken | null> => {
      const call = await callOf(acrossHotelsOnce, id);
      if (!call) return null;
      if (call.ended) return spoken(call, ['already']);
      if (!call.ladder_id) return spoken(call, ['test', 'press'], true);
      return spoken(call, [causeOf(call), 'press'], true);
    },

    /** A key was pressed: 1 makes the owner of the telephone the owner of the conversation. */
    pressed: async (id: string, digits: string): Promise<Spoken | null> => {
      const call = await callOf(acrossHotelsOnce, id);
      if (!call) return null;
      if (digits !== '1') return spoken(call, ['not_pressed']);
      if (call.ended) return spoken(call, ['already']);
      if (call.ladder_id) {
        const scope = await inHotel(call, (tx) => memberScope(tx, call));
        if (!scope) return spoken(call, ['no_access']);
        if (!(await takeCause(dependencies, scope, call))) return spoken(call, ['already']);
      }
      await endCall(dependencies, call, { state: 'taken', problem: null });
      return spoken(call, [call.task_id ? 'task_taken' : call.ladder_id ? 'taken' : 'already']);
    },

    /** The provider tells that a call has ended or an SMS did not arrive. */
    settle: async (id: string, end: CallEnd): Promise<void> => {
      const call = await callOf(acrossHotelsOnce, id);
      if (call) await endCall(dependencies, call, end);
    },
  };
}
/** What the call is about. */
function causeOf({ ladder_id, task_id, note_id }: CallRow): 'test' | 'mentioned' | 'overdue' | 'waiting' {
  if (note_id) return 'mentioned';
  if (!ladder_id) return 'test';
  return task_id ? 'overdue' : 'waiting';
}

/** False where a colleague has the task. */
async function takeCause(
  { takeOver, takeTask }: CallsDependencies,
  scope: HotelScope,
  call: CallRow,
): Promise<boolean> {
  if (call.conversation_id) await takeOver(scope, call.conversation_id);
  return call.task_id && call.ladder_since ? takeTask(scope, call.task_id, call.ladder_since) : true;
}

const pathOf = ({ conversation_id, task_id }: CallRow): string | null =>
  conversation_id ? `/requests?conversation=${conversation_id}` : task_id && '/tasks?view=late';

/** Two clocks, because each may stand still. */
function fenceOf(seconds: number): () => boolean {
  const [begun, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - begun, Date.now() - wall) < seconds * 1000;
}

const callOf = (acrossHotelsOnce: AcrossHotelsOnce, id: string): Promise<CallRow | null> =>
  acrossHotelsOnce((db) => repository.callById(db, id));

function spoken(call: CallRow, names: (keyof AlertSentences)[], press = false): Spoken {
  const sentences = names.map((name) => alertSentence(name, call.language, call.hotel_name));
  return { language: call.language ?? 'en', sentences, press };
}

/** The service worker tells `received` that the device has shown it. */
function noticeOf(call: CallRow) {
  const { id, hotel_id, hotel_name, address, ladder_id, note_id, language } = call;
  return {
    title: hotel_name,
    body: alertSentence(causeOf(call), language, hotel_name),
    path: pathOf(call) ?? '/escalation',
    tag: note_id ? `note ${call.conversation_id}` : (ladder_id ?? id),
    received: `/api/hotels/${hotel_id}/push/devices/${address}/received`,
  };
}

/** An SMS ends with the address of the conversation or the tasks, which only members can open. */
function textOf(call: CallRow, publicUrl: string): string {
  const sentence = alertSentence(causeOf(call), call.language, call.hotel_name);
  const path = pathOf(call);
  return path ? `${sentence} ${publicUrl}${path}` : sentence;
}

/** Ends a call once. Where its whole step has reached nobody, the next step happens now. */
function endCall(
  { inHotel, audit, events }: CallsDependencies,
  { id, hotel_id }: { id: string; hotel_id: string },
  end: CallEnd,
): Promise<void> {
  return inHotel({ hotel_id }, async (tx: HotelTransaction) => {
    const ended = await repository.endCall(tx, id, end);
    if (!ended) return;
    const { ladder_id, step_id } = ended;
    if (ladder_id && step_id && (await repository.reachedNobody(tx, step_id))) await hurryNextStep(tx, ladder_id);
    const entry = { entity: 'ladder' as const, entity_id: ladder_id ?? id, hotel_id };
    await audit.writeAsPlatform(tx, { action: 'end', ...entry, details: { call: id, state: end.state } });
    await events.publish(tx, { type: 'ladder.updated', hotel_id });
  });
}

async function settleAll(work: Promise<unknown>[], log: Logger): Promise<void> {
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected')
      log.error({ err: result.reason as unknown }, 'a call of the ladder was not settled');
}
