import { describe, expect, test } from 'vitest';
import { dangerIn } from '#server/features/assistant/gates/danger.rules.ts';

const levelOf = (text: string): string => dangerIn(text, [text], null)?.level ?? 'none';

describe('A car in the lobby is a danger, also where no person is hurt', () => {
  test.each([
    'a car drove into the lobby nobody is hurt',
    'ein auto ist in die lobby gefahren keiner verletzt',
    'une voiture a foncé dans le hall personne n est blessé',
    'un coche se ha metido en el vestíbulo no hay heridos',
    'una macchina è entrata nella hall nessuno ferito',
    'um carro entrou pelo lobby dentro ninguém ficou ferido',
    'er is een auto de lobby ingereden niemand gewond',
    'samochód wjechał do lobby nikt nie jest ranny',
    'машина въехала в холл никто не пострадал',
    'araba lobiye girdi yaralı yok',
    'سيارة دخلت في اللوبي ما في إصابات',
    '有车冲进大堂没有人受伤',
    '車がロビーに突っ込みました けが人はいません',
  ])('%s', (text) => {
    expect(levelOf(text)).not.toBe('none');
  });
});

describe('A car in a part of the house is a certain danger', () => {
  test.each([
    'a van just crashed through the glass front of the restaurant',
    'a car ploughed into the terrace',
    'ein laster ist durch die glasfront gekracht',
    "une camionnette s'est encastrée dans la vitrine du restaurant",
    'un coche se ha empotrado en la recepción',
    'un furgone ha sfondato la vetrata del ristorante',
    'uma carrinha invadiu a esplanada',
    'er is een busje het terras op gereden',
    'auto wbiło się w witrynę restauracji',
    'грузовик врезался в витрину ресторана',
    'bir kamyonet restorana daldı',
    'شاحنة اقتحمت المطعم',
    '一辆卡车撞进了餐厅',
    'トラックがレストランに突っ込んだ',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });
});

describe('A car that is driven or parked is none', () => {
  test.each([
    'we drove into the city and had lunch, is the restaurant open',
    'can i drive the car into the entrance to unload',
    'wir sind mit dem auto gefahren, hat die lobby noch auf',
    'le bus est rentré dans quel sens au restaurant',
    "abbiamo lasciato l'auto e siamo entrati nella hall",
    'il taxi è entrato nel parcheggio, siamo al bar',
    'o carro entrou no parque e nós vamos ao restaurante',
    'we zijn met de auto naar het restaurant gereden',
    'de bus reed niet, is het restaurant nog open',
    'wjechaliśmy samochodem do garażu, gdzie jest restauracja',
    'заехали на машине, где ресторан',
    'araba otoparka girdi, restorana nasıl gidilir',
    'دخلت السيارة الموقف وين المطعم',
    '可以把车停在大堂门口吗',
    '車をエントランスに停めてもいいですか',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});
