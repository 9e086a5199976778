import { z } from 'zod';
import { optionalText, instant } from '#shared/http/page.ts';
import { code } from '#shared/reasons/code.ts';
import { reasonSchema } from '#shared/reasons/reason.schema.ts';
import { roomStates } from './rooms.values.ts';

export const roomState = z.enum(roomStates);

export const roomDraft = z.object({
  number: z.string().trim().min(1, code('room_number')).max(20, code('room_number')),
  room_type: optionalText(100),
  floor: optionalText(40),
  state: roomState.default('clean'),
});
export type RoomDraft = z.output<typeof roomDraft>;

export const room = z.object({
  id: z.uuid(),
  number: z.string(),
  room_type: z.string().nullable(),
  floor: z.string().nullable(),
  state: roomState,
  updated_at: instant,
  /** The booking that has the room today, by the hotel's calendar; a guest in the house comes first. */
  stay: z
    .object({ booking_id: z.uuid(), guest_name: z.string(), status: z.string(), check_out_date: z.string() })
    .nullable(),
});
export type Room = z.output<typeof room>;

/** In the order of numbers. */
export const rooms = z.object({ rooms: z.array(room) });

/** Rows of CSV or of a spreadsheet, with or without headings: number, type, floor, state. */
export const roomImport = z.object({
  csv: z.string().min(1, code('import_file_empty')).max(300_000, code('import_file_too_large')),
  dry_run: z.boolean().default(false),
});
export type RoomImport = z.output<typeof roomImport>;

export const roomImportReport = z.object({
  rows: z.array(
    z.object({
      /** As in a spreadsheet: the first line is 1. */
      row: z.number().int(),
      number: z.string(),
      room_type: z.string().nullable(),
      floor: z.string().nullable(),
      state: roomState,
      /** Null for a row with a problem. */
      action: z.enum(['create', 'update', 'unchanged']).nullable(),
      problem: reasonSchema.nullable(),
      /** The problem in English. */
      message: z.string().nullable(),
    }),
  ),
  /** Rooms that are added and changed; in a dry run those that would be. */
  added: z.number().int(),
  changed: z.number().int(),
  /** Bookings that refer to a room since. */
  linked: z.number().int(),
});
export type RoomImportReport = z.output<typeof roomImportReport>;
