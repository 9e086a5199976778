import { describe, expect, test } from 'vitest';
import { saysFree, saysPrice } from '#server/features/understanding/lexicon/aspects.rules.ts';

describe('An entry states a price', () => {
  test.each([
    'Two chargers, 45p per kWh.',
    'Zwei Wallboxen, 49 Cent pro kWh.',
    'La recharge coûte 40 centimes le kWh.',
    'La carga cuesta 45 céntimos por kWh.',
    'La ricarica costa 50 centesimi al kWh.',
    'Ładowanie kosztuje 80 groszy za kWh.',
    'Parking 60 złotych za dobę.',
    'Стоянка 300 рублей в сутки.',
    'Otopark geceliği 150 TL.',
    'موقف السيارات 30 درهما في الليلة.',
    '停车每晚30元。',
    '駐車場は1泊1,500円です。',
    'A late check-out costs 15 pounds.',
    'Charging is 45p.',
    'Завтрак 15 евро.',
  ])('%s', (text) => {
    expect(saysPrice(text)).toBe(true);
    expect(saysFree(text)).toBe(false);
  });
});

describe('An entry says that something costs nothing', () => {
  test.each([
    'Au tarif flexible, vous annulez sans frais.',
    'Cancelación sin gastos hasta la víspera.',
    'La cancellazione è senza costi.',
    'Annuleren kan zonder kosten.',
    'Stornieren ohne Gebühr bis 18 Uhr.',
    'Anulowanie bez opłat.',
    'الإلغاء بدون رسوم.',
    '取消不收费。',
    'WiFi is free.',
  ])('%s', (text) => {
    expect(saysPrice(text)).toBe(true);
    expect(saysFree(text)).toBe(true);
  });
});

describe('An entry names no price', () => {
  test.each([
    'The centre is 500 m away.',
    'Room 12 has a piano.',
    'The recent building has 3 floors.',
    'Open until 10 pm.',
    'Open until 10 p.m. every day.',
    'Abierto hasta las 10 p. m.',
    'Frankfurt airport is 12 km away.',
    'La gare est à 5 minutes, nous parlons français.',
    'The bed is 160 centimetres wide, the lamp a European design.',
    'Yeni binamız 3 katlıdır.',
    'Копию паспорта пришлите за 2 дня.',
    'The tower is 60 ft high.',
  ])('%s', (text) => {
    expect(saysPrice(text)).toBe(false);
    expect(saysFree(text)).toBe(false);
  });
});
