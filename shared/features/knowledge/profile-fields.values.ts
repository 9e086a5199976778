/**
 * The field of the hotel profile that answers a question in every guest language, by the question's intent.
 * `guest-questions.test.ts` compares them with the recogniser's facts of the profile.
 */
export const profileFields: Readonly<Record<string, string>> = {
  'checkin.time': 'check_in_time',
  'checkout.time': 'check_out_time',
  'breakfast.hours': 'breakfast_opens',
  'breakfast.price': 'breakfast_charge',
  'breakfast.included': 'breakfast_charge',
  'parking.availability': 'parking_charge',
  'parking.price': 'parking_charge',
  'pets.policy': 'pets_charge',
  'pool.hours': 'pool_opens',
  'pool.info': 'pool_opens',
  city_tax: 'city_tax_charge',
  'wifi.access': 'wifi_network',
  'reception.hours': 'around_the_clock',
  address: 'address',
  contact: 'phone',
};
