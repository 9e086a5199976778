import { plusDays, type House } from '#tests/support/year.ts';

export type ScriptedHouse = House & {
  fields?: object;
  schedules?: Record<string, object>;
  /** Days of clock changes in these zones; for zones without them, those of other zones. */
  clocksChange: string[];
};

/** Quiet hours are 21:30 to 08:00 in all hotels: messages due in them are sent at 08:00. */
const usual = {
  check_in: '15:00',
  pre_arrival: { days: -2, time: '10:00', lateHours: 24 },
  stay: { days: 1, time: '11:00' },
};
export const houses: ScriptedHouse[] = [
  { ...usual, timezone: 'Europe/Paris', clocksChange: ['2026-10-25', '2027-03-28'] },
  {
    ...usual,
    timezone: 'America/New_York',
    clocksChange: ['2026-11-01', '2027-03-14'],
    schedules: { pre_arrival: { days: -3, time: '22:15' } },
    // Worth a day from 22:15 on.
    pre_arrival: { days: -2, time: '08:00', lateHours: 14 },
  },
  {
    ...usual,
    timezone: 'Australia/Sydney',
    clocksChange: ['2026-10-04', '2027-04-04'],
    fields: { check_in_time: '1:30 PM' },
    check_in: '13:30',
  },
  {
    ...usual,
    timezone: 'Asia/Tokyo',
    clocksChange: ['2026-10-25', '2027-03-28'],
    schedules: { stay: { days: 1, time: '06:30' } },
    stay: { days: 1, time: '08:00' },
  },
];

/** One stay's year: times are the hotel's. */
export type Plan = {
  what: string;
  check_in: string;
  nights: number;
  bookedDaysBefore: number;
  bookedAt?: string;
  imported?: boolean;
  /** Days from check-in and a time at the hotel. */
  moves?: { at: [number, string]; by: number };
  ends?: { at: [number, string]; how: 'cancelled' | 'checked-out' | 'deleted' };
  writes?: [number, string];
};

/** Stays through the year, and around each change of the clocks. */
export function plansOf({ clocksChange }: ScriptedHouse, index: number): Plan[] {
  const fates: Omit<Plan, 'check_in'>[] = [
    { what: 'a stay as booked', nights: 3, bookedDaysBefore: 30 },
    { what: 'one night', nights: 1, bookedDaysBefore: 9 },
    { what: 'booked on the day before', nights: 2, bookedDaysBefore: 1 },
    { what: 'cancelled', nights: 2, bookedDaysBefore: 12, ends: { at: [-1, '12:00'], how: 'cancelled' } },
    { what: 'postponed in time', nights: 4, bookedDaysBefore: 20, moves: { at: [-4, '16:00'], by: 6 } },
    { what: 'postponed late', nights: 2, bookedDaysBefore: 20, moves: { at: [-1, '18:00'], by: 5 } },
    { what: 'brought forward', nights: 2, bookedDaysBefore: 25, moves: { at: [-10, '09:00'], by: -9 } },
    { what: 'brought forward at night', nights: 2, bookedDaysBefore: 25, moves: { at: [-10, '23:00'], by: -8 } },
    { what: 'left early', nights: 5, bookedDaysBefore: 8, ends: { at: [3, '10:00'], how: 'checked-out' } },
    { what: 'deleted', nights: 3, bookedDaysBefore: 40, ends: { at: [-8, '10:00'], how: 'deleted' } },
    { what: 'booked at midnight', nights: 2, bookedDaysBefore: 15, bookedAt: '00:10' },
    { what: 'imported at night', nights: 2, bookedDaysBefore: 15, bookedAt: '23:10', imported: true },
    { what: 'a guest who writes on arrival', nights: 2, bookedDaysBefore: 11, writes: [0, '12:10'] },
  ];
  const year = fates
    .map((fate, month) => ({ ...fate, check_in: plusDays('2026-10-12', month * 26) }))
    .filter((_, month) => month % 2 === index % 2);
  const around = clocksChange.flatMap((day): Plan[] => [
    { what: `over ${day}`, check_in: plusDays(day, -1), nights: 2, bookedDaysBefore: 5 },
    {
      what: `writing before ${day}`,
      check_in: plusDays(day, -1),
      nights: 3,
      bookedDaysBefore: 4,
      writes: [0, '11:30'],
    },
    {
      what: `writing earlier before ${day}`,
      check_in: plusDays(day, -1),
      nights: 3,
      bookedDaysBefore: 4,
      writes: [0, '10:30'],
    },
  ]);
  return [...year, ...around];
}
