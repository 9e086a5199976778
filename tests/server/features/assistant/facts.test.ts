import { describe, expect, it } from 'vitest';
import { factsOf, isSupported, supportOf } from '#server/features/assistant/checking/facts.rules.ts';

const stands = (reply: string, ...sources: string[]) =>
  factsOf(reply).every((fact) => isSupported(fact, supportOf(sources)));

describe('a fact is in its source', () => {
  it.each([
    ['ab 15 Uhr', 'Check-in is from 3:00 PM.'],
    ['15時から', '3:00 PM'],
    ['下午3点', '15:00'],
    ['a las 3 de la tarde', '3 PM'],
    ['à 15h', '15:00'],
    ['from 7 to 10:30', '7:00 AM - 10:30 AM'],
    ['von 7.00 bis 10.30 Uhr', '7:00 AM to 10:30 AM'],
    ['в 15:00', '3 p.m.'],
    ['الساعة ١٥:٠٠', '3:00 PM'],
    ['七点', '7:00'],
    ['18 EUR', '€18.00'],
    ['18,50 €', '€18.50'],
    ['ten euros', '€10'],
    ['parking is free', 'Parking is free of charge'],
    ['Parkplätze sind kostenlos', 'Parking is included'],
    ['call 0117 496 0000', '+44 117 496 0000'],
    ['https://www.example.com/menu', 'example.com/menu/'],
    ['20. November', '2026-11-20'],
    ['11月20日', '20 November 2026'],
    ['code A12B', 'Code: a12b'],
    ['feel free to ask', ''],
    ['1. Pool\n2. Gym', 'pool and gym'],
    ['open 24/7', 'open 24/7'],
  ])('“%s” in “%s”', (reply, source) => expect(stands(reply, source)).toBe(true));
  it.each([
    ['at 4 PM', '3 PM'],
    ['15:30', '3 PM'],
    ['10:30 PM', '10:30 AM'],
    ['€18', '18 rooms'],
    ['$18', '€18'],
    ['€18', '€18.50'],
    ['twenty euros', '€10'],
    ['parking is free', 'We have parking.'],
    ['90 % off', '90 rooms'],
    ['call 0117 496 0001', '+44 117 496 0000'],
    ['https://evil.example', 'https://example.com'],
    ['21 November', '2026-11-20'],
    ['code A12C', 'Code A12B'],
    ['the password is sunset', 'The password is sunrise'],
    ['room 214', ''],
    ['5 pools', 'a pool'],
  ])('“%s” not in “%s”', (reply, source) => expect(stands(reply, source)).toBe(false));
});
