import { describe, expect, test } from 'vitest';
import { writtenOut } from '#server/features/understanding/language/chat-spellings.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';

describe('Spellings of chats', () => {
  test.each<[string, string, string]>([
    ['en', 'hiya wots the time for brekky on sat', 'breakfast.'],
    ['en', 'do u guys hav a place to chrge my tesla', 'parking.ev'],
    ['fr', 'ya til un parking', 'parking.'],
    ['fr', 'y a til un ascenseur', 'lift'],
    ['de', 'wan gibts früstück am wochnende', 'breakfast.'],
    ['es', 'kiero saver si ay asensor', 'lift'],
    ['nl', 'hoelaat gaat de bar oopen', 'bar.'],
    ['tr', 'havuz varmi', 'pool.'],
    ['ru', 'скока стоит завтрак', 'breakfast.'],
  ])('%s: "%s" is understood', (language, text, intent) => {
    const { language: read, danger, clauses } = understand(text);
    expect(read.code).toBe(language);
    expect(danger).toBeNull();
    expect(clauses[0]?.intents[0]?.id).toContain(intent);
  });

  test.each<[string | null, string, string]>([
    [null, 'Ya til un sauna ?', 'y a-t-il un sauna ?'],
    [null, 'Was kostet das Frühstück?', 'Was kostet das Frühstück?'],
    [null, 'Czy jest wanna?', 'Czy jest wanna?'],
    [null, 'addio, non ce la faccio più', 'addio, non ce la faccio più'],
    ['fr', "c'est où ? c loin ?", "c'est où ? c'est loin ?"],
    [null, 'Kan ik mijn hond meenemen?', 'Kan ik mijn hond meenemen?'],
    [null, 'ce parking, q?', 'ce parking, q?'],
    ['nl', 'Kunt u helpen?', 'Kunt u helpen?'],
    ['en', 'can u help', 'can you help'],
    ['es', '¿donde ay un bar?', '¿dónde hay un bar?'],
    ['ko', 'u', 'u'],
  ])('in texts of %s "%s" is read as "%s"', (language, text, written) => {
    expect(writtenOut(text, language)).toBe(written);
  });
});
