import { describe, expect, it } from 'vitest';
import { dangerIn } from '#server/features/assistant/gates/danger.rules.ts';

const level = (text: string, language: string) => dangerIn(text, [text], language)?.level ?? null;

describe('Who is not well, weary of life or takes leave for good is in danger', () => {
  it.each([
    ['en', "I'm not doing okay at all"],
    ['fr', 'non, je ne vais pas bien du tout'],
    ['de', 'nein, mir geht es nicht gut'],
    ['es', 'no, no me encuentro bien'],
    ['it', 'no, non mi sento bene per niente'],
    ['pt', 'não, não me sinto bem'],
    ['nl', 'nee, ik voel me niet goed'],
    ['pl', 'nie, źle się czuję'],
    ['ru', 'нет, я плохо себя чувствую'],
    ['tr', 'hayır, iyi değilim'],
    ['ar', 'لا، لست بخير'],
    ['zh', '不，我感觉不好'],
    ['ja', 'いいえ、具合が良くないです'],
    ['en', 'I just want to go to sleep and not wake up anymore'],
    ['en', 'everyone would be better off without me'],
    ['fr', "j'en ai marre de vivre"],
    ['fr', 'tout le monde serait mieux sans moi'],
    ['de', 'ohne mich wären alle besser dran'],
    ['de', 'ich will einschlafen und nicht mehr aufwachen'],
    ['es', 'estoy cansado de vivir'],
    ['es', 'quiero dormirme y no despertar nunca más'],
    ['it', 'sono stanca di vivere'],
    ['it', 'addio a tutti, dite ai miei figli che li amo'],
    ['pt', 'estou cansada de viver'],
    ['nl', 'ik ben moe van het leven'],
    ['pl', 'nie mam po co żyć'],
    ['pl', 'powiedzcie moim dzieciom, że je kocham'],
    ['ru', 'я устал жить'],
    ['ru', 'без меня всем будет лучше'],
    ['tr', 'yaşamaktan yoruldum'],
    ['tr', 'yaşamak için bir nedenim kalmadı'],
    ['ar', 'تعبت من الحياة'],
    ['ar', 'قولوا لأولادي إني أحبهم. وداعا'],
    ['zh', '活着没意思了'],
    ['zh', '我想睡过去再也不醒来'],
    ['ja', '生きるのに疲れました'],
    ['ja', '子供たちに愛していると伝えてください。さようなら'],
    ['es', 'no me queda nada'],
    ['it', 'date le mie cose a mia sorella, camera 14. addio'],
    ['en', 'ok im done with everything. goodbye'],
    ['fr', "merci pour tout, je n'aurai plus besoin de rien"],
    ['it', 'a mia moglie gira la testa da mezzogiorno'],
    ['de', 'nein nicht ok'],
    ['tr', 'hoşça kalın. çocuklarıma onları sevdiğimi söyleyin'],
  ])('%s: %s', (language, text) => {
    expect(level(text, language)).not.toBeNull();
  });
});

describe('Emergencies in other words are certain', () => {
  it.each([
    ['en', 'my wife keeps fainting'],
    ['fr', 'je perds les eaux à 6 mois de grossesse'],
    ['de', 'meine Fruchtblase ist geplatzt, 32. Woche'],
    ['es', 'alguien me echó algo en la bebida y no puedo caminar'],
    ['tr', 'eşim nöbet geçiriyor'],
    ['nl', 'bedankt maar ze ademt nog steeds niet'],
    ['ru', 'спасибо но он всё ещё не дышит'],
    ['ja', '破水しました。妊娠30週です'],
    ['pl', 'skończę ze sobą dziś w nocy'],
    ['fr', "ce soir j'arrête, je peux plus continuer à vivre comme ça"],
    ['en', 'my husband keeps passing out'],
    ['ar', 'نزلت مية الراس وأنا بالشهر السابع'],
    ['fr', 'merci mais il respire toujours pas'],
    ['it', 'credo che mi abbiano messo qualcosa nel bicchiere, non sto in piedi'],
    ['en', 'my mum has just had a funny turn and is on the floor'],
  ])('%s: %s', (language, text) => {
    expect(level(text, language)).toBe('certain');
  });
});

describe('Tired guests, farewells and what only sounds alike are in no danger', () => {
  it.each([
    ['en', "I'm dead tired after the hike, what time does the spa close?"],
    ['en', 'tell my kids the pool opens at 9 please'],
    ['fr', 'mes enfants adorent le petit-déjeuner, à demain'],
    ['de', 'ich bin müde vom Wandern, wann öffnet die Sauna?'],
    ['es', 'estoy cansado del viaje, ¿a qué hora puedo entrar?'],
    ['it', 'addio al nubilato: avete una sala per 10 persone?'],
    ['nl', 'ik ben klaar met eten, kunnen jullie afruimen?'],
    ['pl', 'skończę z pakowaniem o 11, czy mogę wymeldować się później?'],
    ['ru', 'устали с дороги, когда заселение?'],
    ['tr', 'yolculuktan yorulduk, giriş saat kaçta?'],
    ['zh', '走累了，有按摩吗？'],
    ['ja', '疲れたのでゆっくり眠りたいです。静かな部屋はありますか'],
    ['ar', 'تعبنا من السفر، متى تسجيل الدخول؟'],
    ['pt', 'estou cansada de andar, há táxis?'],
    ['en', "Thank you for everything, we won't need anything else"],
    ['es', 'gracias, no me queda nada por pagar'],
    ['en', "I'm not ok with the price"],
    ['ja', 'これで大丈夫じゃないですか'],
    ['zh', '我不好意思麻烦你们'],
    ['fr', 'merci pour tout, à bientôt'],
  ])('%s: %s', (language, text) => {
    expect(level(text, language)).toBeNull();
  });
});
