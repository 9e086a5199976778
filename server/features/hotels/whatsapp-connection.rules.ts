import { reason, type PlainCode } from '#shared/reasons/reasons.ts';
import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { countryOfAddress } from '#shared/features/hotels/country.rules.ts';
import { storedPhone } from '#shared/features/guests/phones.rules.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type {
  ConnectionState,
  ConnectionStep,
  WhatsAppConnection,
} from '#shared/features/hotels/whatsapp-connection.contract.ts';
import {
  oneCountryOf,
  readWhatsAppNumber,
  type WhatsAppNumber,
} from '#shared/features/hotels/whatsapp-number.rules.ts';
import { isWorking, stageOf, type ConnectionFacts, type SenderRow } from './connection-stage.rules.ts';

export function asConnection(row: SenderRow, facts: ConnectionFacts | null): WhatsAppConnection {
  const { whatsapp_number, sender_number, sender_state } = row;
  const state = sender_state ?? (whatsapp_number ? 'requested' : 'none');
  const requested_number = sender_number && whatsapp_number !== sender_number ? whatsapp_number : null;
  const stage = stageOf(row, facts);
  return {
    whatsapp_number: sender_number ?? whatsapp_number,
    state,
    stage,
    works: isWorking(row, facts, stage),
    requested_number,
    steps: stepsOf(row, state, requested_number),
  };
}

function stepsOf(
  { whatsapp_number, sender_number, sender_state }: SenderRow,
  state: WhatsAppConnection['state'],
  requested: string | null,
): ConnectionStep[] {
  return [
    {
      name: 'enter_number',
      done: Boolean(whatsapp_number ?? sender_number),
      ...stepWords('step_enter_number'),
    },
    {
      name: 'assign_number',
      done: sender_state !== null && !requested,
      ...stepWords(requested ? 'step_assign_new' : 'step_assign'),
    },
    { name: 'connected', done: state === 'connected', ...stepWords(lastStep(state)) },
  ];
}

const stepWords = (code: PlainCode) => ({ text: inEnglish(reason(code)), reasons: [reason(code)] });

function lastStep(state: WhatsAppConnection['state']): PlainCode {
  if (state === 'paused') return 'step_paused';
  if (state === 'restricted') return 'step_restricted';
  return 'step_connected';
}

/** The typed number in E.164. The country comes from the hotel's phone and current number, else from its address. */
export function requestedNumber(
  typed: string,
  known: { phone: string | null; sender_number: string | null; address: string | null },
): WhatsAppNumber {
  const phone = known.phone && storedPhone(known.phone);
  return readWhatsAppNumber(typed, oneCountryOf(phone, known.sender_number) ?? countryOfAddress(known.address));
}

/** Audit action for each new state. */
export const actions: Record<ConnectionState, AuditAction> = {
  none: 'release',
  requested: 'release',
  connected: 'connect',
  paused: 'pause',
  restricted: 'restrict',
};
