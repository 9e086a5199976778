import { describe, expect, it } from 'vitest';
import { pointsAtPicture } from '#server/features/assistant/composing/pointing.words.ts';

describe('a text beside a picture', () => {
  it.each([
    ['en', 'this Friday when is breakfast'],
    ['en', 'is the pool open this weekend?'],
    ['en', 'how warm is it this July?'],
    ['es', '¿a qué hora es el desayuno este miercoles?'],
    ['fr', 'le spa est ouvert ces jours-ci ?'],
    ['de', 'wann gibt es diesen Freitag Frühstück?'],
    ['it', 'a che ora è la colazione questo venerdì?'],
    ['pt', 'a que horas é o pequeno-almoço esta sexta?'],
    ['nl', 'hoe laat is het ontbijt deze vrijdag?'],
    ['pl', 'o której jest śniadanie w ten piątek?'],
    ['ru', 'во сколько завтрак в эту пятницу?'],
    ['tr', 'bu cuma kahvaltı saat kaçta?'],
    ['ar', 'متى الإفطار هذه الجمعة؟'],
    ['zh', '这周五几点吃早餐？'],
    ['zh', '图书馆几点开门？'],
    ['zh', '有城市地图吗？'],
    ['ja', 'この金曜日の朝食は何時ですか？'],
  ])('%s: “%s” does not point at it', (language, text) => expect(pointsAtPicture(text, language)).toBe(false));

  it.each([
    ['en', 'can I park here?'],
    ['en', 'what is this?'],
    ['en', 'this may be broken'],
    ['ru', 'это разбито'],
    ['es', '¿puedo aparcar aquí?'],
    ['fr', 'regardez la photo'],
    ['de', 'was ist das auf dem Foto?'],
    ['it', 'posso entrare da questa porta?'],
    ['pt', 'posso estacionar aqui?'],
    ['nl', 'wat is dit?'],
    ['pl', 'co to jest na foto?'],
    ['pl', 'proszę zobaczyć zdjęcie'],
    ['ru', 'что это?'],
    ['tr', 'buraya bak, bu ne?'],
    ['ar', 'ما هذا؟'],
    ['zh', '图里是什么？'],
    ['zh', '请看照片'],
    ['ja', 'これは何ですか？'],
  ])('%s: “%s” points at it', (language, text) => expect(pointsAtPicture(text, language)).toBe(true));
});
