import type { KnownNumber, NumberFilter, NumberStep } from '#shared/features/hotels/known-numbers.contract.ts';
import { openSteps } from '#shared/features/hotels/known-numbers.values.ts';
import type { ConnectionStage } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { stageOf, type ConnectionFacts } from '../connection-stage.rules.ts';
import type { AccountSender, NumberedHotel } from './known-numbers.repository.ts';

export type Known = {
  hotels: NumberedHotel[];
  senders: AccountSender[];
  facts: (ConnectionFacts & { hotel_id: string })[];
  unrouted: { number: string; last_in_at: Date }[];
  inboundUrl: string;
  /** A provider can be asked for its senders; the built-in guest phone has none. */
  asks: boolean;
};

/** A row of the list without the times of its hotel's messages; `is_used`: the hotel's messages go over this number. */
export type NumberRow = KnownNumber & { is_used: boolean };

/** Every known number: a row for each hotel that has it or asks for it, else one. Rows with something to do are first. */
export function knownNumbers(known: Known): NumberRow[] {
  const senders = new Map(known.senders.map((sender) => [sender.number, sender]));
  const facts = new Map(known.facts.map((each) => [each.hotel_id, each]));
  const ofHotels = known.hotels.flatMap((hotel) =>
    numbersOf(hotel).map((row) => hotelRow(hotel, row, { ...known, senders, facts })),
  );
  const taken = new Set(ofHotels.map(({ number }) => number));
  const lastIn = new Map(known.unrouted.map(({ number, last_in_at }) => [number, last_in_at]));
  const without = [...new Set([...senders.keys(), ...lastIn.keys()])].filter((number) => !taken.has(number));
  return [
    ...ofHotels,
    ...without.map((number) => freeRow(number, senders.get(number) ?? null, lastIn.get(number) ?? null)),
  ].sort(byWork);
}

const OPEN: ReadonlySet<NumberStep> = new Set(openSteps);
const isOpenStep = (step: NumberStep): boolean => OPEN.has(step);

function byWork(one: NumberRow, other: NumberRow): number {
  const work = Number(isOpenStep(other.next)) - Number(isOpenStep(one.next));
  return work || (one.number < other.number ? -1 : Number(one.number > other.number));
}

/** The assigned number, and one that is asked for in its place. */
function numbersOf(hotel: NumberedHotel): NumberedHotel[] {
  const { whatsapp_number, sender_number } = hotel;
  if (!sender_number || !whatsapp_number || sender_number === whatsapp_number) return [hotel];
  return [
    { ...hotel, whatsapp_number: sender_number },
    { ...hotel, sender_number: null, sender_state: null },
  ];
}

type Found = {
  senders: ReadonlyMap<string, AccountSender>;
  facts: ReadonlyMap<string, ConnectionFacts>;
  inboundUrl: string;
  asks: boolean;
};

function hotelRow(hotel: NumberedHotel, row: NumberedHotel, { senders, facts, inboundUrl, asks }: Found): NumberRow {
  const number = (row.sender_number ?? row.whatsapp_number)!;
  const sender = senders.get(number) ?? null;
  const stored = facts.get(hotel.id) ?? null;
  const stage = stageOf(row, stored?.number === number ? stored : stored && factsOfAnother(stored, number, sender));
  const next = nextStep(stage, asks ? { sender, inboundUrl } : null);
  return {
    number,
    hotel: { id: hotel.id, name: hotel.name },
    stage,
    sender: sender && senderOf(sender),
    last_in_at: null,
    last_out_at: null,
    next,
    in_queue: stage !== 'live' && stage !== 'paused',
    is_used: row.sender_number !== null,
  };
}

/** What was seen of the hotel's present number says nothing about the one that it asks for. */
const factsOfAnother = (stored: ConnectionFacts, number: string, sender: AccountSender | null): ConnectionFacts => ({
  ...stored,
  number,
  status: sender?.status ?? null,
  quality: sender?.quality ?? null,
  name_status: null,
  offline_code: null,
  webhook_at: null,
  answered_at: null,
  missing: false,
  elsewhere: false,
  limited: false,
  stopped: false,
});

function freeRow(number: string, sender: AccountSender | null, lastIn: Date | null): NumberRow {
  return {
    number,
    hotel: null,
    stage: null,
    sender: sender && senderOf(sender),
    last_in_at: lastIn?.toISOString() ?? null,
    last_out_at: null,
    next: sender ? 'give_to_hotel' : 'find_hotel',
    in_queue: false,
    is_used: false,
  };
}

const senderOf = ({ account, status, quality, messaging_limit, display_name }: AccountSender) => ({
  account,
  status,
  quality,
  messaging_limit,
  display_name,
});

const stepOfStage: Record<ConnectionStage, NumberStep> = {
  none: 'nothing',
  number_given: 'wait_for_hotel',
  requested: 'check_request',
  code_sent: 'enter_code',
  sender_found: 'connect',
  connected: 'write_first',
  webhooks_seen: 'wait_for_answer',
  live: 'nothing',
  paused: 'resume',
  restricted: 'lift_restriction',
  sender_missing: 'find_at_provider',
  webhooks_elsewhere: 'bring_here',
  display_name_rejected: 'submit_name',
  limit_reached: 'wait_for_limit',
  quality_low: 'raise_quality',
};

/** Stages in which the hotel uses the number. */
const IN_USE: ReadonlySet<ConnectionStage> = new Set(['connected', 'webhooks_seen', 'live', 'limit_reached']);

type AtProvider = { sender: AccountSender | null; inboundUrl: string };

function nextStep(stage: ConnectionStage, provider: AtProvider | null): NumberStep {
  if (provider && IN_USE.has(stage)) {
    const { sender, inboundUrl } = provider;
    if (!sender) return 'find_at_provider';
    if (sender.callback_url !== null && sender.callback_url !== inboundUrl) return 'bring_here';
  }
  return stepOfStage[stage];
}

export type Wanted = { search?: string | undefined; show?: NumberFilter | undefined };

/** Spaces, dots, brackets and hyphens of a typed number do not count. */
const digitsOf = (text: string): string => text.replace(/[^\d+]/g, '');

export function filterNumbers(rows: NumberRow[], { search = '', show }: Wanted): NumberRow[] {
  const words = search.trim().toLowerCase();
  const digits = digitsOf(words);
  return rows.filter((row) => isShown(row, show) && (words === '' || isFound(row, words, digits)));
}

function isShown({ next, stage, hotel }: NumberRow, show: NumberFilter | undefined): boolean {
  if (show === 'attention') return isOpenStep(next);
  if (show === 'live') return stage === 'live';
  return show !== 'no_hotel' || hotel === null;
}

function isFound({ number, hotel, sender }: NumberRow, words: string, digits: string): boolean {
  const named = [hotel?.name, sender?.display_name, sender?.account];
  return (digits.length > 1 && number.includes(digits)) || named.some((name) => name?.toLowerCase().includes(words));
}
