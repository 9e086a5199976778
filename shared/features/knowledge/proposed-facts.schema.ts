import { z } from 'zod';

/** Fields of the hotel profile that a text states, as the profile stores them. Absent ones are not stated. */
export const proposedFacts = z
  .object({
    check_in_time: z.string(),
    check_out_time: z.string(),
    breakfast_opens: z.string(),
    breakfast_closes: z.string(),
    breakfast_charge: z.string(),
    parking_charge: z.string(),
    pets_charge: z.string(),
    pool_opens: z.string(),
    pool_closes: z.string(),
    city_tax_charge: z.string(),
    reception_opens: z.string(),
    reception_closes: z.string(),
    wifi_network: z.string(),
    wifi_password: z.string(),
  })
  .partial();
export type ProposedFacts = z.output<typeof proposedFacts>;
