import { describe, expect, it } from 'vitest';
import { withoutCardNumbers } from '#server/features/conversations/inbound/card-numbers.rules.ts';

describe('a card number is masked', () => {
  it.each([
    ['4111111111111111', '•••• 1111'],
    ['My card is 4111 1111 1111 1111, thanks', 'My card is •••• 1111, thanks'],
    ['4111/1111/1111/1111', '•••• 1111'],
    ['card number 4111,1111,1111,1111', 'card number •••• 1111'],
    ['4111.1111.1111.1111', '•••• 1111'],
    ['4111 1111\n1111 1111', '•••• 1111'],
    ['5555555555554444 cvv: 123', '•••• 4444 cvv: •••'],
    ['amex 3782 822463 10005', 'amex •••• 0005'],
    ['room 214 visa4111111111111111', 'room 214 visa•••• 1111'],
    ['２２２３ ００３１ ２２００ ３２２２', '•••• 3222'],
    ['٤١١١ ١١١١ ١١١١ ١١١١', '•••• 1111'],
    ['۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱', '•••• 1111'],
    ['4111\u200B1111\u200B1111\u200B1111', '•••• 1111'],
    ['卡号4111111111111111谢谢', '卡号•••• 1111谢谢'],
    ['4111111111111111 and 5555 5555 5555 4444', '•••• 1111 and •••• 4444'],
  ])('%s', (text, masked) => expect(withoutCardNumbers(text)).toBe(masked));
});

describe('beside a card number, the expiry date and the security code are masked', () => {
  it.each([
    ['4111-1111-1111-1111 12/27', '•••• 1111 ••/••'],
    ['4111 1111 1111 1111 12 27 123', '•••• 1111 •• •• •••'],
    ['4111111111111111, exp 12/27, CVV 123', '•••• 1111, exp ••/••, CVV •••'],
    ['4111111111111111 exp date: 12/2027', '•••• 1111 exp date: ••/••'],
    ['4111111111111111 valid until 0127', '•••• 1111 valid until ••••'],
    ['5555 5555 5555 4444 gültig bis 03/28 Prüfnummer 123', '•••• 4444 gültig bis ••/•• Prüfnummer •••'],
    ['5555 5555 5555 4444 cryptogramme : 123', '•••• 4444 cryptogramme : •••'],
    ['بطاقتي ٤١١١ ١١١١ ١١١١ ١١١١ تاريخ ١٢/٢٧', 'بطاقتي •••• 1111 تاريخ ••/••'],
    ['卡号4111111111111111有效期12/27安全码123', '卡号•••• 1111有效期••/••安全码•••'],
    ['カード4111111111111111 有効期限12/27', 'カード•••• 1111 有効期限••/••'],
    ['CVV 123 exp 12/27', 'CVV ••• exp ••/••'],
    ['cvc is 1234', 'cvc is •••'],
    ['4111111111111111 date 12/27', '•••• 1111 date ••/••'],
    ['4111111111111111, card date 12/27', '•••• 1111, card date ••/••'],
    ['4111111111111111 expiry date of the card: 12/27', '•••• 1111 expiry date of the card: ••/••'],
    ['4111111111111111 fecha de la tarjeta 12/27', '•••• 1111 fecha de la tarjeta ••/••'],
    ['4111111111111111 security code is 567', '•••• 1111 security code is •••'],
  ])('%s', (text, masked) => expect(withoutCardNumbers(text)).toBe(masked));

  it.each([
    '12/27',
    'exp 12/27',
    'the voucher is valid until 12/27',
    'security code 1234',
    'CVV 12345',
    'we arrive on 12/27',
  ])('%s alone stays', (text) => expect(withoutCardNumbers(text)).toBe(text));

  it('but not the days of the stay', () =>
    expect(withoutCardNumbers('4111111111111111 for 2 nights from 20/12/2026, arrival 12/12')).toBe(
      '•••• 1111 for 2 nights from 20/12/2026, arrival 12/12',
    ));
});

describe('beside a card number, what is not of the card stays', () => {
  it.each([
    'arrival date 12/24',
    'date of arrival 12/24',
    'Anreisedatum 12/24',
    'Datum der Anreise 12/24',
    "date d'arrivée 12/24",
    'fecha de llegada 12/24',
    'data di arrivo 12/24',
    'дата заезда 12/24',
    'giriş tarihi 12/24',
    'تاريخ الوصول 12/24',
    '入住日期12/24',
    'security code of room 204 is 5678',
    'security code for the safe: 5678',
    'código de seguridad de la habitación 204 es 5678',
  ])('%s', (text) => expect(withoutCardNumbers(`card 4111 1111 1111 1111 ${text}`)).toBe(`card •••• 1111 ${text}`));
});

describe('another number stays', () => {
  it.each([
    '4111 1111 1111 1112',
    'booking 1234567890123',
    'HC-4711, room 214, 2026-11-20 to 2026-11-23',
    '+4111 1111 1111 1111',
    '+49 151 12345678 / +33 6 12 34 56 78',
    '0044 7911 123456 0044 7911 123457',
    'DE88 3704 0044 0532 0130 00',
    'DE89 3704 0044 0532 0130 0',
    'room AT61 1904 3002',
    'booking GB82 WEST',
    '8944500102198304826',
    '41111111111111110000000',
    '1 2 3 4 5 6 7 8 9 10 11 12 13',
    '4111, 1111, 1112',
    '2026-11-20,2026-11-23',
    '',
  ])('%s', (text) => expect(withoutCardNumbers(text)).toBe(text));
});

describe('an IBAN is masked', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', 'DE•• •••• 3000'],
    ['IBAN: DE89370400440532013000, danke', 'IBAN: DE•• •••• 3000, danke'],
    ['my iban is gb82 west 1234 5698 7654 32 thanks', 'my iban is GB•• •••• 5432 thanks'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'FR•• •••• 2606'],
    ['NL91-ABNA-0417-1643-00', 'NL•• •••• 4300'],
    ['IT60X0542811101000000123456', 'IT•• •••• 3456'],
    ['PL61 1090 1014 0000 0712 1981 2874', 'PL•• •••• 2874'],
    ['TR33 0006 1005 1978 6457 8413 26', 'TR•• •••• 1326'],
    ['我的IBAN是SA03 8000 0000 6080 1016 7519谢谢', '我的IBAN是SA•• •••• 7519谢谢'],
    ['SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩', 'SA•• •••• 7519'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT•• •••• 001S'],
    ['BE68 5390 0754 7034 and 4111 1111 1111 1111 12/27', 'BE•• •••• 7034 and •••• 1111 ••/••'],
  ])('%s', (text, masked) => expect(withoutCardNumbers(text)).toBe(masked));
});
