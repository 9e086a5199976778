import { describe, expect, test } from 'vitest';
import { dangerIn } from '#server/features/assistant/gates/danger.rules.ts';

const levelOf = (text: string): string => dangerIn(text, [text], null)?.level ?? 'none';

describe('A guest who has lost a thing near people or water reports no missing person', () => {
  test.each([
    'my son lost his bracelet in the sea',
    "we lost our daughter's teddy at the pool",
    'my wife lost her ring on the beach',
    'mein Sohn hat sein Armband im Meer verloren',
    'wir haben den Teddy unserer Tochter am Pool verloren',
    'mon fils a perdu son bracelet dans la mer',
    'on a perdu le doudou de ma fille à la piscine',
    'mi hijo ha perdido su pulsera en el mar',
    'hemos perdido el peluche de la niña en la piscina',
    'mio figlio ha perso il braccialetto in mare',
    'abbiamo perso il peluche della bambina in piscina',
    'o meu filho perdeu a pulseira no mar',
    'mijn zoon is zijn armband kwijt in zee',
    'we zijn de knuffel van onze dochter kwijt bij het zwembad',
    'syn zgubił bransoletkę w morzu',
    'zgubiliśmy misia córki przy basenie',
    'сын потерял браслет в море',
    'потеряли плюшевого мишку дочки у бассейна',
    'oğlum bilekliğini denizde kaybetti',
    'kızımın oyuncak ayısını havuzda kaybettik',
    'ابني فقد سواره في البحر',
    '女儿的小熊在泳池边丢了',
    '息子が海でブレスレットをなくしました',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('A person who is lost is missing', () => {
  test.each([
    'we lost our son at the pool',
    'lost sight of my daughter at the pool',
    'lost our little boy on the beach, he has a red cap',
    'my boy never came back from the kids club',
    'baby cot is empty and the baby is gone',
    'my son lost consciousness',
    'wir haben unsere Tochter am Strand verloren, sie hat einen roten Hut',
    'on a perdu notre fils à la plage',
    'hemos perdido a nuestro hijo en la playa',
    'abbiamo perso nostra figlia in spiaggia',
    'perdemos o nosso filho na praia',
    'we zijn onze zoon kwijt op het strand',
    'zgubiliśmy syna na plaży',
    'потеряли сына на пляже',
    'oğlumu sahilde kaybettik',
    'kırmızı çantalı kızımı kaybettik',
    'ضاع ابننا على الشاطئ',
    '儿子在海边丢了',
    '息子がいなくなった',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });
});

describe('Words of haste in an ordinary question, missed trains and forgotten things raise no alarm', () => {
  test.each([
    'is the wifi fast?',
    'ist das WLAN schnell?',
    'is de wifi snel?',
    'o wifi é rápido?',
    'wifi hızlı mı?',
    'Wi-Fi快吗',
    'is breakfast served fast?',
    'venite a prenderci alla stazione?',
    'venez nous chercher à la gare',
    'Treni kaçırdım, geç geleceğim',
    'kahvaltıyı kaçırdık',
    'he perdido el tren',
    'Ich habe etwas im Zimmer vergessen',
    'he olvidado algo en la habitación',
    'is this toy a choking hazard for a 1 year old',
    "can't find the kids club",
    "where is the children's pool, we can't find it",
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('Haste alone, and a child that was taken, still raise it', () => {
  test.each([
    'please hurry',
    'schnell bitte',
    'venez vite',
    'çabuk gelin',
    '快来',
    'biri kızımı kaçırdı',
    'çocuğumu kaçırdılar',
  ])('%s', (text) => {
    expect(levelOf(text)).not.toBe('none');
  });
});
