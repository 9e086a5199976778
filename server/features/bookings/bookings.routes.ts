import type { Router } from 'express';
import { bookingsContract } from '#shared/features/bookings/bookings.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { BookingImportService } from './booking-import.service.ts';
import type { StayMessagesForBookings } from './stay-messages.types.ts';
import type { BookingsReadingService } from './bookings-reading.service.ts';
import type { BookingsService } from './bookings.service.ts';

type BookingServices = {
  bookings: BookingsService;
  bookingsReading: BookingsReadingService;
  bookingImport: BookingImportService;
  stayMessages: StayMessagesForBookings;
};

export function bookingsRoutes(
  router: Router,
  { bookings, bookingsReading, bookingImport, stayMessages }: BookingServices,
  authorize: Authorize,
): void {
  mount(
    router,
    bookingsContract,
    {
      list: ({ scope, query }) => bookingsReading.list(scope, query),
      create: ({ scope, body }) => bookings.create(scope, body),
      import: ({ scope, body }) => bookingImport.run(scope, body),
      export: ({ scope, query }) => bookingsReading.export(scope, query),
      get: ({ scope, params }) => bookingsReading.get(scope, params.id),
      update: ({ scope, params, body }) => bookings.update(scope, params.id, body),
      remove: async ({ scope, params }) => {
        await bookings.remove(scope, params.id);
        return null;
      },
      sendMessage: ({ scope, params, body }) => stayMessages.send(scope, params.id, body),
      listMessages: ({ scope, params, query }) => stayMessages.list(scope, params.id, query),
    },
    authorize,
  );
}
