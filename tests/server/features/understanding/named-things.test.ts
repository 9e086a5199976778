import { describe, expect, test } from 'vitest';
import { dangerIn } from '#server/features/assistant/gates/danger.rules.ts';

const levelOf = (text: string): string => dangerIn(text, [text], null)?.level ?? 'none';

describe('The name of a thing and nothing else is no danger', () => {
  test.each([
    'ولاعة',
    'كبريت',
    'crème brûlée',
    'flambiert',
    'Streichhölzer',
    'Brandsalbe',
    'lighter',
    'flambé',
    'mechero',
    'flambeado',
    'cerillas',
    'briquet',
    'allumettes',
    'accendino',
    'fiammiferi',
    'ライター',
    'マッチ',
    'やけどの薬',
    'aansteker',
    'geflambeerd',
    'lucifers',
    'brandzalf',
    'zapalniczka',
    'flambirowane',
    'zapałki',
    'isqueiro',
    'detetor de fumo',
    'зажигалка',
    'спички',
    'мазь от ожогов',
    'çakmak',
    'flambe',
    'kibrit',
    'yanık kremi',
    '打火机',
    '火柴',
    '烫伤膏',
    'Feuerzeug bitte',
    'a lighter?',
    'matches please',
    'un mechero por favor',
    'un briquet svp',
    'un accendino per favore',
    'пожарные?',
    'straż pożarna?',
    'bombeiros?',
    'lighter?',
    '打火机？',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('Smoke of barbecues and shows, and medical things, are no danger', () => {
  test.each([
    'هل ستكون هناك آلة دخان في الحفلة؟',
    'der Rauch vom Grill zieht auf unseren Balkon, kann man den umstellen?',
    'kennen Sie einen Zahnarzt? mir ist eine Füllung rausgefallen',
    'the smoke from the barbecue drifts onto our balcony, can it be moved',
    'where should we keep the EpiPen at the pool, in the fridge?',
    'el humo de la barbacoa llega a nuestro balcón, ¿se puede mover?',
    '¿habrá máquina de humo en la fiesta?',
    'le feu de joie sur la plage est ouvert à tous ?',
    'la fumée du barbecue arrive sur notre balcon, on peut le déplacer ?',
    'il y aura une machine à fumée à la fête ?',
    'il fumo del barbecue arriva sul nostro balcone, si può spostare?',
    'ci sarà la macchina del fumo alla festa?',
    '昨夜ホラー映画を見て、子供が電気をつけて寝たいと言っています',
    'dym z grilla leci na nasz balkon, można go przestawić?',
    'o fumo do churrasco vem para a nossa varanda, dá para mudar?',
    'дым от барбекю идёт на наш балкон, можно его передвинуть?',
    'на вечеринке будет дым-машина?',
    'mangal dumanı balkonumuza geliyor, yeri değişebilir mi?',
    'der Grillrauch zieht ins Zimmer',
    'is there smoke from the bbq every evening?',
    'where do you store insulin for guests?',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('A guest at the wrong door is no intruder', () => {
  test.each([
    'jemand hat heute Nacht an der falschen Tür geklopft',
    'somebody knocked at the wrong door last night',
    'alguien llamó anoche a la puerta equivocada',
    "quelqu'un a frappé à la mauvaise porte cette nuit",
    'qualcuno ha bussato alla porta sbagliata stanotte',
    'iemand klopte vannacht op de verkeerde deur',
    'ktoś zapukał w nocy do niewłaściwych drzwi',
    'кто-то ночью постучал не в ту дверь',
    'dün gece biri yanlış kapıyı çaldı',
    '昨晚有人敲错门了',
    'da hat sich jemand in der Tür geirrt heute Nacht',
    'someone rang at our door by mistake',
    'alguien se equivocó de puerta anoche',
    "quelqu'un s'est trompé de porte cette nuit",
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('A cry of one word is a danger', () => {
  test.each([
    'KNIFE',
    'fire',
    'Feuer',
    'fuego',
    'fuoco',
    'fogo',
    'brand',
    'pożar',
    'пожар',
    'yangın',
    'حريق',
    '着火',
    '火事',
    'smoke',
    'gas',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });

  test.each(['knife', 'Messer!', 'help', 'lighter on fire'])('also beside the name of a thing: %s', (text) => {
    expect(levelOf(text)).not.toBe('none');
  });
});

describe('A thing that is asked for by name, politely or for a room, is no danger', () => {
  test.each([
    'a knife please',
    'Knife pls, room 12',
    'lighter for room 204 please',
    'ein messer bitte auf zimmer 12',
    "un couteau s'il vous plaît chambre 8",
    'un cuchillo por favor para la habitación 3',
    'un coltello per favore camera 5',
    'uma faca por favor',
    'een mes graag kamer 12',
    'poproszę nóż do pokoju 4',
    'нож пожалуйста в номер 7',
    '12 numaralı odaya bıçak lütfen',
    'سكين لو سمحت',
    '请给我一把刀',
    'ナイフをお願いします',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('A bare word that names a tool calls a person and sends no emergency sentence', () => {
  test.each([
    'knife',
    'messer',
    'couteau',
    'cuchillo',
    'coltello',
    'faca',
    'nóż',
    'нож',
    'bıçak',
    'سكين',
    '刀',
    'ナイフ',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('half');
  });
});

describe('A knife in a hand, or cried, is one', () => {
  test.each([
    'KNIFE',
    'knife!!',
    'he has a knife',
    'man with knife in room 12',
    'knife help',
    'knife at my throat',
    'er hat ein messer',
    'messer hilfe',
    'il a un couteau',
    'tiene un cuchillo',
    'ha un coltello',
    'ele tem uma faca',
    'hij heeft een mes',
    'on ma nóż',
    'у него нож',
    'معه سكين',
    '他有刀',
    'ナイフを持っています',
    'fire in my room please',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });
});
