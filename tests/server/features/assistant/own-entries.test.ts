import { expect, test } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import { linkAhead } from '#server/features/assistant/retrieval/linked-entries.ts';
import { withoutOverruled } from '#server/features/assistant/retrieval/own-entries.ts';
import { profileEntries } from '#server/features/assistant/retrieval/profile-entries.rules.ts';
import { aHotel, anEntry, aTurn } from './assistant-fixtures.ts';
import { anAnswer, scriptedModel } from './scripted-model.ts';

const ofGroup = (changes: Partial<KnowledgeEntry>) =>
  anEntry({ id: 'group', kind: 'knowledge', of_group: true, ...changes });
const kept = async (...entries: KnowledgeEntry[]) => {
  await linkAhead(entries);
  return withoutOverruled(entries).map(({ id }) => id);
};

test('an entry of the group stays where the hotel does not answer it', async () => {
  const own = anEntry({ id: 'own', title: 'Is there a gym?', text: 'The gym is open from 6:00 to 22:00.' });
  expect(await kept(own, ofGroup({}))).toEqual(['own', 'group']);
});

test('it goes where an own entry answers the same, in whatever words', async () => {
  const own = anEntry({
    id: 'own',
    title: 'Frühstückszeiten',
    text: 'Frühstück gibt es von 8 bis 11 Uhr.',
    language: 'de',
  });
  expect(await kept(own, ofGroup({}))).toEqual(['own']);
});

test('it goes where the hotel has the same question, though no usual one', async () => {
  const points = { title: 'What is the Tidewater card?', text: 'A card of our hotels.' };
  const own = anEntry({ id: 'own', ...points, text: 'We do not take it.' });
  expect(await kept(own, ofGroup(points))).toEqual(['own']);
});

test('a fact of the profile goes before it, a list of amenities does not', async () => {
  const hotel = { breakfast_opens: '07:35', breakfast_closes: '11:05', amenities: ['Gym', 'Rooftop pool'] };
  const facts = profileEntries(aHotel(hotel));
  expect(await kept(...facts, ofGroup({}))).not.toContain('group');
  const gym = ofGroup({ title: 'When is the gym open?', text: 'The gym is open from 6:00 to 22:00.' });
  expect(await kept(...facts, gym)).toContain('group');
});

test('one entry of the group does not displace another one', async () => {
  expect(await kept(ofGroup({ id: 'one' }), ofGroup({ id: 'two' }))).toEqual(['one', 'two']);
});

test('the model is told which entries are the group’s, and only where there are any', async () => {
  const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
  const promptWith = async (entry: KnowledgeEntry) => {
    const model = scriptedModel(anAnswer({ used_entry_ids: [entry.id] }));
    await createComposer({ model, clock }).compose(aTurn('What time is breakfast?', { entries: [entry] }));
    return model.calls[0]!;
  };
  const shared = await promptWith(ofGroup({}));
  expect(JSON.stringify(shared)).toContain('Entries with of_group are shared');
  expect(JSON.stringify(shared)).toMatch(/of_group\W+true/);
  expect(JSON.stringify(await promptWith(anEntry()))).not.toContain('of_group');
});
