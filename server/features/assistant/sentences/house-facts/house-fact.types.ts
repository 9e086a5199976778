/** How a fact of the house is said. `{value}` is an amount or a name; times have `{opens}` and `{closes}`. */
export type HouseFactSentences = {
  breakfast: string;
  breakfast_none: string;
  breakfast_free: string;
  breakfast_paid: string;
  parking_none: string;
  parking_free: string;
  parking_paid: string;
  pets_none: string;
  pets_free: string;
  pets_paid: string;
  pool: string;
  city_tax_none: string;
  city_tax_paid: string;
  wifi: string;
  wifi_password: string;
  /** For others than guests in the house, in place of the password. */
  wifi_guests: string;
};

/** The sentences of one language, in the order of the type. */
export const houseFacts = (
  breakfast: [times: string, none: string, free: string, paid: string],
  parking: [none: string, free: string, paid: string],
  pets: [none: string, free: string, paid: string],
  pool: string,
  cityTax: [none: string, paid: string],
  wifi: [network: string, password: string, guests: string],
): HouseFactSentences => ({
  breakfast: breakfast[0],
  breakfast_none: breakfast[1],
  breakfast_free: breakfast[2],
  breakfast_paid: breakfast[3],
  parking_none: parking[0],
  parking_free: parking[1],
  parking_paid: parking[2],
  pets_none: pets[0],
  pets_free: pets[1],
  pets_paid: pets[2],
  pool,
  city_tax_none: cityTax[0],
  city_tax_paid: cityTax[1],
  wifi: wifi[0],
  wifi_password: wifi[1],
  wifi_guests: wifi[2],
});
