import type { Router } from 'express';
import { createBookingImportService } from '../features/bookings/booking-import.service.ts';
import { createBookingsReadingService } from '../features/bookings/bookings-reading.service.ts';
import { bookingsRoutes } from '../features/bookings/bookings.routes.ts';
import { createBookingsService } from '../features/bookings/bookings.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { GuestsServices } from './guests.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { PlatformServices } from './platform.ts';
import type { StayMessagesServices } from './stay-messages.ts';

type Others = PlatformServices & GuestsServices & StayMessagesServices;

/** Stays: writing, reading, import and export. */
export function composeBookings(infrastructure: Infrastructure, others: Others) {
  const { guestRecords, bookingRecords, plan, readSettings } = others;
  const parts = { ...infrastructure, guestRecords, bookingRecords, plan };
  return {
    bookings: createBookingsService(parts),
    bookingsReading: createBookingsReadingService(infrastructure),
    bookingImport: createBookingImportService({ ...parts, readSettings }),
  };
}
export type BookingsServices = ReturnType<typeof composeBookings>;

export function mountBookings(
  router: Router,
  services: BookingsServices & StayMessagesServices,
  authorize: Authorize,
): void {
  bookingsRoutes(router, services, authorize);
}
