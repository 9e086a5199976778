import { expect, test } from 'vitest';
import { isSetUp } from '#shared/features/hotels/setup.rules.ts';

const fresh = {
  address: null,
  phone: null,
  email: null,
  whatsapp_number: null,
  check_in_time: '3:00 PM',
  check_out_time: '11:00 AM',
};

test.each([
  ['only its name', {}, false],
  ['an address and no way to reach it', { address: 'Quay 1' }, false],
  ['a telephone and no address', { phone: '+49301234' }, false],
  ['blanks', { address: ' ', phone: ' ' }, false],
  ['an address and a telephone', { address: 'Quay 1', phone: '+49301234' }, true],
  ['an address and WhatsApp', { address: 'Quay 1', whatsapp_number: '+49301234' }, true],
])('a hotel with %s', (_, facts, complete) => expect(isSetUp({ ...fresh, ...facts })).toBe(complete));
