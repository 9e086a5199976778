import { describe, expect, test } from 'vitest';
import { suggestMapping } from '#shared/features/bookings/import-columns.rules.ts';
import { readImport } from '#shared/features/bookings/import-rows.rules.ts';
import {
  dateEvidence,
  decimalSeparator,
  parseAmount,
  parseDay,
  parseLanguage,
  parseStatus,
} from '#shared/features/bookings/import-values.rules.ts';
import { sharesNight } from '#shared/features/bookings/stays.rules.ts';

describe('headers are understood', () => {
  test.each([
    ['English', ['Guest Name', 'Phone', 'Check-in Date', 'Check-out', 'Total Price', 'Room type']],
    ['German', ['Gast', 'Telefonnummer', 'Anreise', 'Abreise', 'Gesamtbetrag', 'Zimmertyp']],
    ['French', ['Nom du client', 'Téléphone', "Date d'arrivée", 'Départ', 'Montant', 'Type de chambre']],
    ['Spanish', ['Huésped', 'Teléfono', 'Llegada', 'Salida', 'Importe', 'Habitación']],
    ['Italian', ['Nome ospite', 'Cellulare', 'Data arrivo', 'Partenza', 'Prezzo totale', 'Camera']],
    [
      'of our own export',
      ['guest_name', 'guest_phone', 'check_in_date', 'check_out_date', 'total_amount', 'room_type'],
    ],
  ])('%s', (_language, header) => {
    expect(header.map((column) => suggestMapping(header)[column])).toEqual([
      'guest_name',
      'guest_phone',
      'check_in_date',
      'check_out_date',
      'total_amount',
      'room_type',
    ]);
  });

  test('once each, and unknown ones are left out', () => {
    expect(suggestMapping(['Phone', 'Mobile', 'Shoe size'])).toEqual({
      Phone: 'guest_phone',
      Mobile: 'ignore',
      'Shoe size': 'ignore',
    });
  });

  test('first and last name make one', () => {
    const { rows } = readImport({
      csv: 'First name,Surname,Phone,From,To\nAda,Lovelace,+4915100000001,2026-10-01,2026-10-03',
      mapping: undefined,
      date_order: undefined,
    });
    expect(rows[0]!.draft).toMatchObject({ guest_name: 'Ada Lovelace' });
  });
});

describe('dates', () => {
  test.each([
    ['2026-09-10', '2026-09-10'],
    ['2026/9/1', '2026-09-01'],
    ['2026-09-10T14:00:00Z', '2026-09-10'],
    ['10.09.2026', '2026-09-10'],
    ['1.9.26', '2026-09-01'],
    ['10.09.2026 14:00', '2026-09-10'],
    ['31.02.2026', null],
    ['soon', null],
    ['45000', null],
    ['04/03/2026', null],
    ['04/04/2026', '2026-04-04'],
  ])('%s without an order', (text, day) => expect(parseDay(text, null)).toBe(day));

  test('with slashes follow the order of the file', () => {
    expect(parseDay('03/04/2026', 'dmy')).toBe('2026-04-03');
    expect(parseDay('03/04/2026', 'mdy')).toBe('2026-03-04');
    expect(parseDay('13/04/2026', 'mdy')).toBeNull();
  });

  test.each([
    [['03/04/2026', '13/04/2026'], 'dmy'],
    [['03/04/2026', '04/13/2026'], 'mdy'],
    [['03/04/2026', '05/06/2026'], 'ambiguous'],
    [['13/04/2026', '04/13/2026'], 'mixed'],
    [['2026-04-03', '03.04.2026'], 'none'],
    [['05/05/2026'], 'dmy'],
  ])('of a column tell its order: %j', (values, evidence) => expect(dateEvidence(values)).toBe(evidence));
});

describe('amounts', () => {
  test.each([
    ['1,234.50', null, 1234.5],
    ['1.234,50', null, 1234.5],
    ['1 234,50 €', null, 1234.5],
    ["CHF 1'234.50", null, 1234.5],
    ['€120', null, 120],
    ['US$ 1,200', null, 1200],
    ['1,234,567.8', null, 1234567.8],
    ['1,23,4', null, null],
    ['$ 99.9', null, 99.9],
    ['120 EUR', null, 120],
    ['1.234', null, 1234],
    ['1.234', ',', 1234],
    ['1.234', '.', null],
    ['1.234.567', null, 1234567],
    ['12.34.56', null, null],
    ['0', null, 0],
    ['-5', null, null],
    ['ten', null, null],
    ['', null, null],
  ] as const)('%s (decimal %s)', (text, decimal, amount) => expect(parseAmount(text, decimal)).toBe(amount));

  test('of a column tell which mark parts the decimals', () => {
    expect(decimalSeparator(['1.234', '99,50'])).toBe(',');
    expect(decimalSeparator(['1,234.50'])).toBe('.');
    expect(decimalSeparator(['1.234.567'])).toBe(',');
    expect(decimalSeparator(['1.234', '100'])).toBeNull();
  });
});

test.each([
  ['OK', 'confirmed'],
  ['bestätigt', 'confirmed'],
  ['Storniert', 'cancelled'],
  ['Annulé', 'cancelled'],
  ['no-show', 'cancelled'],
  ['In-house', 'checked-in'],
  ['checked_out', 'checked-out'],
  ['abgereist', 'checked-out'],
  ['Unconfirmed', null],
  ['tentative', null],
  ['???', null],
])('the status %s', (text, status) => expect(parseStatus(text)).toBe(status));

test('languages by name become codes', () => {
  expect(['German', 'Français', 'es', 'Italienisch'].map(parseLanguage)).toEqual(['de', 'fr', 'es', 'it']);
});

test('stays share a night unless one ends on the day the other begins', () => {
  const stay = (check_in_date: string, check_out_date: string) => ({ check_in_date, check_out_date });
  expect(sharesNight(stay('2026-01-01', '2026-01-03'), stay('2026-01-02', '2026-01-04'))).toBe(true);
  expect(sharesNight(stay('2026-01-01', '2026-01-09'), stay('2026-01-02', '2026-01-04'))).toBe(true);
  expect(sharesNight(stay('2026-01-01', '2026-01-03'), stay('2026-01-03', '2026-01-04'))).toBe(false);
});
