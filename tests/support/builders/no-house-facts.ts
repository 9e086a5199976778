/** A hotel that has told no facts of the house. */
export const noHouseFacts = {
  breakfast_opens: null,
  breakfast_closes: null,
  breakfast_charge: null,
  parking_charge: null,
  pets_charge: null,
  pool_opens: null,
  pool_closes: null,
  city_tax_charge: null,
  wifi_network: null,
  wifi_password: null,
};
