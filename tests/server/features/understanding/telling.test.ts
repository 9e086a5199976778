import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/features/understanding/languages.ts';
import { tells } from '#server/features/understanding/lexicon/telling.rules.ts';

/** `language sentence`, a line each. */
const rows = (text: string): [LanguageCode, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => [line.trim().slice(0, 2) as LanguageCode, line.trim().slice(3)]);

describe('A sentence that tells something of the guest', () => {
  it.each(
    rows(`
    en our flight leaves at 9 pm
    en he is very quiet.
    en and it rained all day
    fr notre train part à 19h
    fr il est très calme.
    de unser flug geht erst um 21 uhr
    de er ist ganz ruhig.
    es nuestro tren sale a las 19
    es es muy tranquilo.
    it Mia moglie si sveglia tardi
    it è molto tranquillo.
    pt chegamos com duas crianças
    pt é muito calmo.
    nl hij is heel rustig.
    pl nasz pociąg odjeżdża o 19
    ru мы приезжаем с двумя детьми
    tr iki çocukla geliyoruz
    tr çok sakin.
    ar سنصل مع طفلين
    zh 我们有一只小狗
    ja 電車は19時です。`),
  )('is told: %s %s', (language, text) => expect(tells(text, [language])).toBe(true));

  it.each(
    rows(`
    en we need two towels
    en when is breakfast
    en is it windy today
    en a taxi at 9 pm please
    fr il nous faut un lit bébé
    fr on peut laisser les valises
    de wir brauchen noch handtücher
    de kann er mit
    es necesitamos dos toallas
    it ci serve una culla
    pt precisamos de mais toalhas
    nl we willen graag een kinderbed
    pl prosimy o łóżeczko
    ru нам нужна кроватка
    tr bir bebek yatağı lazım
    ar نحتاج سرير أطفال
    zh 我们需要婴儿床
    ja ベビーベッドをお願いします
    ja 荷物を預けられますか`),
  )('is none where it wishes or asks something: %s %s', (language, text) =>
    expect(tells(text, [language])).toBe(false),
  );
});
