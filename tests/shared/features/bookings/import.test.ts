import { describe, expect, test } from 'vitest';
import { suggestMapping } from '#shared/features/bookings/import-columns.rules.ts';
import { readImport } from '#shared/features/bookings/import-rows.rules.ts';
import { dateEvidence, parseDay, parseLanguage, parseStatus } from '#shared/features/bookings/import-values.rules.ts';
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

describe('amounts of a column', () => {
  const amountsOf = (amounts: string[], decimal_mark?: ',' | '.') => {
    const lines = amounts.map((amount, day) => `Ada,+491510000000${day},2026-10-01,2026-10-03,"${amount}"`);
    const csv = `Name,Phone,Check-in,Check-out,Total\n${lines.join('\n')}`;
    const { rows, problems } = readImport({ csv, ...(decimal_mark ? { decimal_mark } : {}) });
    return { amounts: rows.map(({ draft }) => draft?.total_amount), problems };
  };

  test('are read as one way of writing', () => {
    expect(amountsOf(['1.234', '444,50', '1 234,50 €']).amounts).toEqual([1234, 444.5, 1234.5]);
    expect(amountsOf(['1,234', '444.50']).amounts).toEqual([1234, 444.5]);
  });

  test('with an ambiguous decimal mark are asked about; other rows stay valid', () => {
    const asked = amountsOf(['1,234', '120']);
    expect(asked.problems[0]?.code).toBe('import_amounts_two_ways');
    expect(asked.amounts).toEqual([undefined, 120]);
    expect(amountsOf(['1,234', '120'], '.')).toEqual({ amounts: [1234, 120], problems: [] });
    expect(amountsOf(['1,234', '120'], ',').amounts).toEqual([undefined, 120]);
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
