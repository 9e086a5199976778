import { describe, expect, test } from 'vitest';
import { understand } from '#server/features/understanding/understand.ts';

const levelOf = (text: string): string => understand(text).danger?.level ?? 'none';

describe('A question about speed is no cry', () => {
  test.each([
    'is the wifi fast?',
    'how fast is the internet in the rooms',
    'est-ce que le wifi est rapide ?',
    'la connexion internet est-elle rapide dans les chambres',
    'ist das WLAN schnell?',
    'wie schnell ist das Internet auf den Zimmern',
    '¿el wifi es rápido?',
    '¿qué tan rápido es internet en las habitaciones?',
    'il wifi è veloce?',
    'quanto è veloce internet nelle camere',
    'o wifi é rápido?',
    'a internet nos quartos é rápida?',
    'is de wifi snel?',
    'hoe snel is het internet op de kamers',
    'czy wifi jest szybkie?',
    'jak szybki jest internet w pokojach',
    'вайфай быстрый?',
    'насколько быстрый интернет в номерах',
    'wifi hızlı mı?',
    'odalarda internet ne kadar hızlı',
    'هل الواي فاي سريع؟',
    'كم سرعة الانترنت في الغرف',
    'wifi快吗？',
    '房间的网速快不快',
    'Wi-Fiは速いですか？',
    '部屋のネットの速度は速いですか',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('A wish to be fetched is no cry', () => {
  test.each([
    'can you come and pick us up at the station?',
    'please come and pick us up from the airport',
    'pouvez-vous venir nous chercher à la gare ?',
    "venez nous chercher à l'aéroport svp",
    'können Sie uns am Bahnhof abholen kommen?',
    'bitte kommt uns am Flughafen abholen',
    '¿pueden venir a buscarnos a la estación?',
    'venid a buscarnos al aeropuerto por favor',
    'potete venire a prenderci alla stazione?',
    'venite a prenderci in aeroporto per favore',
    'podem vir buscar-nos à estação?',
    'venham nos buscar no aeroporto por favor',
    'kunnen jullie ons komen ophalen bij het station?',
    'kom ons alsjeblieft ophalen op het vliegveld',
    'czy możecie po nas przyjechać na dworzec?',
    'przyjedźcie po nas na lotnisko proszę',
    'можете приехать за нами на вокзал?',
    'заберите нас из аэропорта пожалуйста',
    'bizi istasyondan almaya gelir misiniz?',
    'gelip bizi havaalanından alın lütfen',
    'هل يمكنكم أن تأتوا لأخذنا من المحطة؟',
    'تعالوا خذونا من المطار لو سمحتم',
    '可以来车站接我们吗？',
    '请来机场接我们',
    '駅まで迎えに来てもらえますか？',
    '空港に迎えに来てください',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('A short cry to hurry calls a person', () => {
  test.each([
    'please hurry',
    'hurry',
    'Hurry!!',
    'come quick',
    'come now please',
    'please come quickly',
    'fast fast',
    "it's urgent",
    'urgent',
    'quick',
    'schnell',
    'schnell!!',
    'bitte schnell kommen',
    'komm sofort',
    'vite',
    'venez vite',
    'venez vite svp',
    'dépêchez-vous',
    'rápido',
    'rápido por favor',
    'vengan rápido',
    'vengan ya',
    'presto venite',
    'fate presto',
    'subito per favore',
    'depressa',
    'venham depressa',
    'venha rápido',
    'snel',
    'kom snel',
    'kom snel alsjeblieft',
    'szybko',
    'szybko przyjedźcie',
    'proszę szybko przyjść',
    'быстро',
    'быстрее',
    'приходите скорее',
    'срочно',
    'çabuk',
    'çabuk gelin',
    'acele edin',
    'hemen gelin',
    'بسرعة',
    'تعالوا بسرعة',
    '快',
    '快来',
    '快点来',
    '马上来',
    '早く',
    '急いで',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('half');
  });
});
