import { z } from 'zod';

/** Addresses separated by commas, in lower case. */
export const emailList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.email()))
  .default([]);

/** Origins such as `http://10.0.0.7:8080`, separated by commas or spaces. */
export const originList = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine((origin) => URL.parse(origin)?.origin === origin)))
  .default([]);
