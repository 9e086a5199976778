import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as access from '#server/features/assistant/checking/access.rules.ts';
import { choiceLines, offersOf, tappable } from '#server/features/assistant/composing/asking-back.rules.ts';
import { chosenOf } from '#server/features/assistant/composing/chosen.rules.ts';
import { asksOfThing, followUpOf } from '#server/features/assistant/composing/follow-up.rules.ts';
import { leadOf } from '#server/features/assistant/composing/lead.rules.ts';
import { readHan } from '#server/features/assistant/composing/chosen-in-han.rules.ts';
import { ownWordsOf } from '#server/features/assistant/composing/own-words.rules.ts';
import { meantInstead } from '#server/features/assistant/composing/correction.rules.ts';
import { understandTurn } from '#server/features/assistant/composing/turn-understanding.rules.ts';
import { speaksOfKinds } from '#server/features/assistant/retrieval/named-kinds.rules.ts';
import { profileAnswer } from '#server/features/assistant/sentences/profile-answer.rules.ts';
import { tells } from '#server/features/understanding/lexicon/telling.rules.ts';
import { asksWithoutTopic } from '#server/features/understanding/lexicon/topic.rules.ts';
import { readingOf } from '#server/features/assistant/composing/reading.rules.ts';
import { scoreIn } from '#server/features/conversations/ratings/ratings.rules.ts';
import { namesGuest, proofAttempt } from '#server/features/conversations/proof/proof.rules.ts';
import { readableName } from '#server/features/conversations/files/reply-file.rules.ts';
import { withoutCardDetails } from '#server/features/conversations/inbound/card-details.rules.ts';
import { groupsIn } from '#server/features/conversations/inbound/card-digits.rules.ts';
import { withoutIbans } from '#server/features/conversations/inbound/ibans.rules.ts';
import { maskedParts, mayGoOn } from '#server/features/conversations/inbound/split-cards.rules.ts';
import { withoutCardNumbers } from '#server/features/conversations/inbound/card-numbers.rules.ts';
import { needsFiles } from '#server/features/assistant/composing/attachments.rules.ts';
import { withCardNotice } from '#server/features/assistant/composing/card-notice.rules.ts';
import { decide } from '#server/features/assistant/composing/decision.rules.ts';
import { joyOf } from '#server/features/assistant/gates/joy.rules.ts';
import { grievanceOf } from '#server/features/assistant/gates/complaint.rules.ts';
import { tellsComplaint } from '#server/features/assistant/gates/told-complaints.rules.ts';
import { tellsShutSafe } from '#server/features/assistant/gates/told-faults.rules.ts';
import { plainTalk } from '#server/features/assistant/composing/small-talk.rules.ts';
import { aHotel, aTurn } from '#tests/server/features/assistant/assistant-fixtures.ts';
import { mentionsSecret, typedOnKeypad } from '#server/features/assistant/checking/code-proposals.rules.ts';
import { busesTo } from '#server/features/assistant/retrieval/bus-routes.rules.ts';
import * as contacts from '#server/features/assistant/retrieval/contacts.rules.ts';
import { mayStateCode } from '#server/features/assistant/checking/stated-codes.rules.ts';
import { factsOf, supportOf } from '#server/features/assistant/checking/facts.rules.ts';
import { pricesForElse } from '#server/features/assistant/checking/price-claims.rules.ts';
import { freeWithoutSource } from '#server/features/assistant/checking/free-claims.rules.ts';
import { hoursWithoutSource } from '#server/features/assistant/checking/hours-claims.rules.ts';
import { agesRepeated } from '#server/features/assistant/checking/told-ages.rules.ts';
import { unfoundedIn } from '#server/features/assistant/checking/unfounded-claims.rules.ts';
import { oppositeIn } from '#server/features/assistant/checking/opposites.rules.ts';
import { strangersIn } from '#server/features/assistant/checking/other-guests.rules.ts';
import { unknownThings } from '#server/features/assistant/checking/asked-things.rules.ts';
import { cleanReply } from '#server/features/assistant/checking/clean-reply.rules.ts';
import { namesContract } from '#server/features/assistant/checking/contract-words.rules.ts';
import { namesCard } from '#server/features/assistant/gates/masked-cards.rules.ts';
import { consentOf } from '#server/features/assistant/gates/consent.rules.ts';
import { speaksOfTopic, statementsOf } from '#server/features/assistant/checking/statements.rules.ts';
import { entryGivesOrders, givesOrders } from '#server/features/assistant/gates/orders.rules.ts';
import * as gates from '#server/features/assistant/gates/gates.rules.ts';
import { overlap, scoreEntries } from '#server/features/assistant/retrieval/knowledge-ranking.rules.ts';
import { dangerIn } from '#server/features/assistant/gates/danger.rules.ts';
import { joinedLetters, showsTrouble, writtenDanger } from '#server/features/assistant/gates/written-danger.rules.ts';
import { detectLanguage } from '#server/features/assistant/language/language.rules.ts';
import { onlyChooses, onlyNamesPlace } from '#server/features/assistant/language/choosing.rules.ts';
import { plainDigits } from '#server/features/assistant/language/plain-digits.rules.ts';
import { withAmountsInDigits } from '#server/features/assistant/language/spoken-amounts.rules.ts';
import * as plain from '#server/features/assistant/language/plain-text.rules.ts';
import { termsOf } from '#server/features/assistant/retrieval/question-terms.rules.ts';
import { triage } from '#server/features/assistant/gates/triage.rules.ts';
import { withoutTold } from '#server/features/assistant/checking/withheld.rules.ts';
import { faultsOf, hasLooseNumbers } from '#server/features/conversations/translation/check.rules.ts';
import { changedWord, denies } from '#server/features/conversations/translation/fact-words.rules.ts';
import { flatText } from '#server/features/conversations/translation/flat-text.rules.ts';
import { lockFacts, spaced } from '#server/features/conversations/translation/locks.rules.ts';
import { segmentsOf } from '#server/features/conversations/translation/segments.rules.ts';
import { keepsFacts } from '#server/features/conversations/translation/sent-translation.rules.ts';
import { textOfHtml } from '#server/adapters/reader/html-text.rules.ts';
import { categoryOf } from '#server/adapters/reader/pair-category.rules.ts';
import { contradictionsIn } from '#server/features/knowledge/contradictions/compare.rules.ts';
import { changedPairs, withoutRewordings } from '#server/features/knowledge/sources/changed-pairs.rules.ts';
import { statementsOf as statementsIn } from '#server/features/knowledge/contradictions/statements.rules.ts';
import { proposedFactsOf } from '#server/features/knowledge/facts/proposed-facts.rules.ts';
import { allowsNoPets } from '#server/features/knowledge/facts/no-pets.rules.ts';
import { statedWifi } from '#server/features/knowledge/facts/wifi.rules.ts';
import { languageOfText } from '#server/features/knowledge/text-language.rules.ts';
import { pairsOfText } from '#server/adapters/reader/text-pairs.rules.ts';
import { transportSuggestions } from '#server/features/messaging/transport.rules.ts';
import { isBare } from '#server/features/understanding/gates/bare-words.rules.ts';
import { measuresAsked, measuresStated } from '#server/features/understanding/entries/measures.rules.ts';
import { childPriceAsked, childPricesStated } from '#server/features/understanding/entries/child-prices.rules.ts';
import { townsIn } from '#server/features/understanding/entries/towns.rules.ts';
import { writtenOut } from '#server/features/understanding/language/chat-spellings.rules.ts';
import { fewOwnWords, withoutLoanwords } from '#server/features/understanding/language/loanwords.rules.ts';
import { isInternational } from '#server/features/understanding/language/plain-words.rules.ts';
import { saysFree, saysPrice, saysTime } from '#server/features/understanding/lexicon/aspects.rules.ts';
import { partsOf, sentencesOf } from '#server/features/understanding/text/clauses.rules.ts';
import { dangerConceptsOf } from '#server/features/understanding/danger/danger-words.rules.ts';
import { fold, tokensOf } from '#server/features/understanding/text/folding.rules.ts';
import { languageOfCharacters, languageOfHanWords } from '#server/features/understanding/language/han.rules.ts';
import { languageOfScript } from '#server/features/understanding/language/scripts.rules.ts';
import { parseLexicon } from '#server/features/understanding/lexicon/lexicon.rules.ts';
import { readDangerWords } from '#server/features/understanding/sources.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { clockTime } from '#server/features/stay-messages/due.rules.ts';
import { withoutEmojis } from '#server/features/stay-messages/texts.rules.ts';
import { idsInPath, readGroup, readGroupPatch } from '#server/features/auth/scim/scim-groups.rules.ts';
import { readAttributes, readFilter, readOperations } from '#server/features/auth/scim/scim-json.rules.ts';
import { readPatch, readUser } from '#server/features/auth/scim/scim.rules.ts';
import { isMailProvider } from '#server/features/auth/sso/mail-providers.rules.ts';
import { passwordProblem } from '#server/features/auth/password.rules.ts';
import { describeError, withoutSecrets } from '#server/log.rules.ts';
import { isStorableText, storableText } from '#server/http/request/json-text.rules.ts';
import { readAmount } from '#shared/features/bookings/amounts.rules.ts';
import { guessSeparator, parseCsv } from '#shared/features/bookings/csv.rules.ts';
import { promiseIn } from '#server/features/tasks/promise.rules.ts';
import { departmentFor, roomIn } from '#server/features/tasks/task-start.rules.ts';
import { readRooms } from '#shared/features/hotels/rooms/room-rows.rules.ts';
import { suggestMapping } from '#shared/features/bookings/import-columns.rules.ts';
import { parseDay, parseLanguage, parseStatus } from '#shared/features/bookings/import-values.rules.ts';
import { splitAtSentences } from '#shared/features/conversations/message-length.rules.ts';
import { splitName } from '#shared/features/guests/names.rules.ts';
import { countryOfAddress } from '#shared/features/hotels/country.rules.ts';
import { isCharge, isSameCharge } from '#shared/features/hotels/charges.rules.ts';
import { readTimeOfDay } from '#shared/features/hotels/clock-times.rules.ts';
import {
  fillReply,
  gapsIn,
  replyVariables,
  type ReplyValues,
} from '#shared/features/messaging/reply-variables.rules.ts';
import { fillTemplate } from '#shared/features/messaging/template-variables.rules.ts';
import { unknownPlaceholdersOf } from '#shared/features/messaging/unknown-placeholders.rules.ts';
import { currencyOfAddress } from '#shared/features/hotels/currency.rules.ts';
import { readWhatsAppNumber } from '#shared/features/hotels/whatsapp-number.rules.ts';
import { canReceiveWhatsApp, isNoPhone } from '#shared/features/guests/whatsapp-address.rules.ts';
import { phoneKey, storedPhone } from '#shared/features/guests/phones.rules.ts';
import { namesIn, renderTemplate, withoutSentences } from '#shared/features/messaging/template.rules.ts';
import { differencesOf } from '#shared/features/messaging/test-questions.rules.ts';
import { templateProblems, templateValue, whatsappDraft } from '#shared/features/messaging/whatsapp-template.rules.ts';
import { nastyTexts } from '#tests/support/nasty-texts.ts';

type Rules = Record<string, (text: string) => unknown>;
const dangerWords = parseLexicon(readDangerWords());
const entry = (text: string) => ({ id: 'a', kind: 'faq' as const, title: text, text, language: 'en', category: null });
const outcome = (reply: string) => ({ reply, human_required: false, entries: [] });

const noValues = Object.fromEntries(replyVariables.map((name) => [name, null])) as ReplyValues;

/** Each file's rules that read text, or why it reads none. A new file must be added. */
const aReply = decide({ kind: 'reply', reply: 'ok', language: 'en' });
const files: Record<string, Rules | string> = {
  'server/features/assistant/checking/access.rules.ts': {
    asksForAccess: access.asksForAccess,
    givesAccess: (text) => access.givesAccess(entry(text)),
    looksLikeCode: (text) => access.looksLikeCode(entry(text)),
  },
  'server/features/assistant/retrieval/bus-routes.rules.ts': {
    busesTo: (text) => {
      const [clause] = understand(text).clauses;
      const asked = [{ id: 'public_transport', probability: 1 }];
      return clause && busesTo({ ...clause, text, concepts: ['BUS'], intents: asked }, [], '', 'en');
    },
  },
  'server/features/assistant/retrieval/contacts.rules.ts': {
    contactsAsked: (text) => contacts.contactsAsked(text, []),
    waysToReach: (text) => contacts.waysToReach(text, []),
    namesMail: contacts.namesMail,
  },
  'server/features/assistant/checking/code-proposals.rules.ts': { mentionsSecret, typedOnKeypad },
  'server/features/assistant/checking/stated-codes.rules.ts': { mayStateCode: (text) => mayStateCode(text, text) },
  'server/features/assistant/checking/date-facts.rules.ts': 'read through facts.rules.ts',
  'server/features/assistant/checking/price-facts.rules.ts': 'read through facts.rules.ts',
  'server/features/assistant/checking/price-claims.rules.ts': {
    pricesForElse: (text) => pricesForElse(text, [text]),
  },
  'server/features/assistant/checking/free-claims.rules.ts': {
    freeWithoutSource: (text) => freeWithoutSource(text, { language: null, question: text }, [entry(text)]),
  },
  'server/features/assistant/checking/hours-claims.rules.ts': {
    hoursWithoutSource: (text) => hoursWithoutSource(text, 'de', [text]),
  },
  'server/features/assistant/checking/opposites.rules.ts': {
    oppositeIn: (text) => oppositeIn(text, { language: 'en', question: text }, [entry(text)]),
  },
  'server/features/assistant/checking/unfounded-claims.rules.ts': {
    unfoundedIn: (text) => {
      const sources = {
        used: [entry(text)],
        others: [entry(text)],
        ownTexts: [text],
        guestTexts: [text],
        question: text,
      };
      return unfoundedIn({ stated: text, language: 'en' }, sources);
    },
    unfoundedInChinese: (text) => {
      const sources = {
        used: [entry('Tuesday')],
        others: [],
        ownTexts: [],
        guestTexts: [text],
        question: `女儿14岁 ${text}`,
      };
      return unfoundedIn({ stated: `周一 ${text}`, language: 'zh' }, sources);
    },
  },
  'server/features/assistant/checking/affirmed-parts.rules.ts': 'read through unfounded-claims.rules.ts',
  'server/features/assistant/checking/age-claims.rules.ts': 'read through unfounded-claims.rules.ts',
  'server/features/assistant/checking/day-claims.rules.ts': 'read through unfounded-claims.rules.ts',
  'server/features/assistant/checking/told-ages.rules.ts': {
    agesRepeated: (text) => agesRepeated(text, `my son is 14 ${text}`, 'en'),
  },
  'server/features/assistant/checking/named-days.rules.ts': 'read through unfounded-claims.rules.ts',
  'server/features/assistant/checking/name-claims.rules.ts': 'read through unfounded-claims.rules.ts',
  'server/features/assistant/checking/paired-claims.rules.ts': 'read through unfounded-claims.rules.ts',
  'server/features/assistant/checking/season-claims.rules.ts': 'read through unfounded-claims.rules.ts',
  'server/features/assistant/checking/other-guests.rules.ts': { strangersIn: (text) => strangersIn(text, text, '') },
  'server/features/assistant/checking/asked-things.rules.ts': {
    unknownThings: (text) => unknownThings(text, { offered: [entry(text)], guestTexts: [], language: 'en' }),
  },
  'server/features/assistant/checking/clean-reply.rules.ts': { cleanReply },
  'server/features/assistant/checking/contract-words.rules.ts': { namesContract },
  'server/features/assistant/checking/time-facts.rules.ts': 'read through facts.rules.ts',
  'server/features/assistant/checking/statements.rules.ts': {
    statementsOf: (reply) => statementsOf({ reply, action: 'ask' }),
    speaksOfTopic,
  },
  'server/features/assistant/checking/facts.rules.ts': { factsOf, supportOf: (text) => supportOf([text]) },
  'server/features/assistant/composing/asking-back.rules.ts': {
    choiceLines: (text) => choiceLines([{ id: 'a', title: text }]),
    tappable: (text) => tappable([{ id: 'a', title: text }], text),
    offersOf: (text) => offersOf([{ author: 'assistant', text: `1. ${text}\n2. b` }], [entry(text)]),
  },
  'server/features/assistant/composing/chosen.rules.ts': {
    chosenOf: (text) =>
      chosenOf(
        text.slice(0, 200),
        ['Pool', 'Bar'].map((title) => ({ title, entry: entry(text) })),
        null,
      ),
  },
  'server/features/assistant/composing/lead.rules.ts': {
    leadOf,
    ofHead: (text) => leadOf(`no, ${text.slice(0, 190)}`),
  },
  'server/features/assistant/composing/follow-up.rules.ts': {
    asksOfThing: (text) => asksOfThing(text, 'en'),
    followUpOf: (text) => {
      const said = `Breakfast is served from 7:00 AM to 10:30 AM. ${text}`;
      return followUpOf(readingOf(aTurn('how old?', { history: [{ author: 'assistant', text: said }] }), new Date(0)));
    },
  },
  'server/features/assistant/composing/chosen-in-han.rules.ts': { readHan: (text) => readHan(text.slice(0, 200)) },
  'server/features/assistant/composing/acknowledgement.rules.ts': 'hashes the cleaned text once',
  'server/features/assistant/composing/attachments.rules.ts': {
    needsFiles: (text) =>
      needsFiles({
        turn: { messages: [{ text, attachments: [{ type: 'image', filename: 'a' }], location: null }] },
        text,
        language: 'de',
      }),
  },
  'server/features/assistant/composing/card-notice.rules.ts': {
    withCardNotice: (text) => withCardNotice(aReply, aTurn(text)),
  },
  'server/features/assistant/composing/own-words.rules.ts': {
    ownWordsOf: (text) => ownWordsOf([entry(text)], { turn: aTurn(text), language: 'de', say: () => 'x' }),
  },
  'server/features/assistant/composing/correction.rules.ts': { meantInstead },
  'server/features/assistant/composing/turn-understanding.rules.ts': {
    understandTurn: (text) => understandTurn([text], [], {}),
  },
  'server/features/assistant/retrieval/named-kinds.rules.ts': {
    speaksOfKinds: (text) => speaksOfKinds(text, entry(text)),
  },
  'server/features/assistant/sentences/house-facts/house-fact.rules.ts': 'read through profile-answer.rules.ts',
  'server/features/assistant/sentences/profile-answer.rules.ts': {
    profileAnswer: (text) => profileAnswer('profile:check-in', aHotel({ check_in_time: text }), 'en'),
  },
  'server/features/understanding/gates/bare-words.rules.ts': { isBare },
  'server/features/understanding/gates/problem.rules.ts': { problem: (text) => understand(text).problem },
  'server/features/understanding/lexicon/telling.rules.ts': { tells: (text) => tells(text, ['en']) },
  'server/features/understanding/lexicon/topic.rules.ts': { asksWithoutTopic: (text) => asksWithoutTopic(text, []) },
  'server/features/conversations/inbound/card-numbers.rules.ts': { withoutCardNumbers },
  'server/features/conversations/inbound/card-details.rules.ts': {
    withoutCardDetails: (text) => withoutCardDetails(text, true),
  },
  'server/features/conversations/inbound/card-digits.rules.ts': { groupsIn },
  'server/features/conversations/inbound/ibans.rules.ts': { withoutIbans },
  'server/features/conversations/inbound/split-cards.rules.ts': {
    mayGoOn,
    maskedParts: (text) => maskedParts([text, text, text, text, text]),
  },
  'server/features/conversations/proof/proof.rules.ts': {
    proofAttempt: (text) => proofAttempt([text], [{ author: 'guest', text }], 'Hotel'),
    namesGuest: (text) => [namesGuest(text, 'Ada Lovelace'), namesGuest('ada', text)],
  },
  'server/features/assistant/gates/joy.rules.ts': { joyOf: (text) => joyOf(text, 'en') },
  'server/features/assistant/gates/told-faults.rules.ts': { tellsShutSafe },
  'server/features/assistant/gates/masked-cards.rules.ts': { namesCard },
  'server/features/assistant/gates/told-complaints.rules.ts': { tellsComplaint },
  'server/features/assistant/gates/complaint.rules.ts': { grievanceOf: (text) => grievanceOf(text, understand(text)) },
  'server/features/assistant/composing/small-talk.rules.ts': {
    plainTalk: (text) => plainTalk(readingOf(aTurn('ok', { history: [{ author: 'assistant', text }] }), new Date(0))),
  },
  'server/features/assistant/gates/danger.rules.ts': { dangerIn: (text) => dangerIn(text, text.split('\n'), null) },
  'server/features/assistant/gates/written-danger.rules.ts': { joinedLetters, showsTrouble, writtenDanger },
  'server/features/assistant/gates/consent.rules.ts': {
    consentOf: (text) => consentOf(text.split('\n', 2000), text),
  },
  'server/features/assistant/gates/orders.rules.ts': {
    givesOrders,
    entryGivesOrders: (text) => entryGivesOrders({ title: '', text }),
  },
  'server/features/assistant/gates/gates.rules.ts': {
    withoutConsentWords: gates.withoutConsentWords,
    isDanger: gates.isDanger,
    deniesSomething: (text) => gates.deniesSomething(text, 'tr'),
    mayAskForPresence: gates.mayAskForPresence,
    soundsHarmless: gates.soundsHarmless,
    wantsPerson: gates.wantsPerson,
    wantsNoMessages: gates.wantsNoMessages,
    wantsMessagesAgain: gates.wantsMessagesAgain,
    looksLikeInjection: gates.looksLikeInjection,
    asksAboutAnotherGuest: gates.asksAboutAnotherGuest,
    smalltalkOf: gates.smalltalkOf,
    saysNothingElse: gates.saysNothingElse,
  },
  'server/features/assistant/retrieval/knowledge-ranking.rules.ts': {
    scoreEntries: (text) => scoreEntries(text, [entry('Pool?')]),
    'scoreEntries, in the entry': (text) => scoreEntries('Pool?', [entry(text)]),
    overlap: (text) => overlap(text, [entry('Pool?')]),
  },
  'server/features/assistant/language/language.rules.ts': { detectLanguage },
  'server/features/assistant/language/choosing.rules.ts': {
    onlyChooses,
    onlyNamesPlace,
  },
  'server/features/assistant/language/plain-digits.rules.ts': { plainDigits },
  'server/features/assistant/language/spoken-amounts.rules.ts': { withAmountsInDigits },
  'server/features/assistant/language/plain-text.rules.ts': {
    cleanText: plain.cleanText,
    foldText: plain.foldText,
    foldedSentences: plain.foldedSentences,
    wordsOf: plain.wordsOf,
    withoutEmojis: plain.withoutEmojis,
    headAndTail: (text) => plain.headAndTail(text, 4000),
  },
  'server/features/assistant/retrieval/question-terms.rules.ts': { termsOf },
  'server/features/assistant/gates/triage.rules.ts': { triage },
  'server/features/assistant/checking/withheld.rules.ts': {
    withoutTold: (text) => withoutTold([{ author: 'assistant', text }], [entry('Press 4711.')]),
  },
  'server/adapters/reader/html-text.rules.ts': { textOfHtml },
  'server/adapters/reader/pair-category.rules.ts': { categoryOf: (text) => categoryOf(text, text) },
  'server/features/knowledge/contradictions/statements.rules.ts': {
    statementsOf: (text) => statementsIn({ title: text, text, language: 'de' }),
    'statementsOf, any language': (text) => statementsIn({ title: 'Pool', text, language: null }),
  },
  'server/features/knowledge/contradictions/compare.rules.ts': {
    contradictionsIn: (text) => {
      const read = (shown: string) => ({
        text: shown,
        statements: statementsIn({ title: 'Pool', text: shown, language: 'en' }),
      });
      return contradictionsIn([read(text), read(`The pool opens at 8. ${text}`)]);
    },
  },
  'server/features/knowledge/sources/changed-pairs.rules.ts': {
    changedPairs: (text) => {
      const before = [{ id: 'a', question: 'Pool?', answer: text, has_entry: true }];
      const now = [{ question: text, answer: 'Yes.', category: 'general' as const }];
      return withoutRewordings(changedPairs(before, now), { before, texts: { old: text, now: `${text}\nPool` } });
    },
  },
  'server/features/knowledge/contradictions/amounts.rules.ts': 'read through statements.rules.ts',
  'server/features/knowledge/contradictions/clock.rules.ts': 'read through statements.rules.ts',
  'server/features/knowledge/contradictions/contacts.rules.ts': 'read through statements.rules.ts',
  'server/features/knowledge/contradictions/folded-text.rules.ts': 'read through statements.rules.ts',
  'server/features/knowledge/contradictions/meant-things.rules.ts': 'read through statements.rules.ts',
  'server/features/knowledge/contradictions/parts.rules.ts': 'read through statements.rules.ts',
  'server/features/knowledge/contradictions/places.rules.ts': 'read through statements.rules.ts',
  'server/features/knowledge/contradictions/scope.rules.ts': 'read through statements.rules.ts',
  'server/features/knowledge/contradictions/yes-no.rules.ts': 'read through statements.rules.ts',
  'server/features/knowledge/contradictions/subjects.rules.ts': 'reads concepts',
  'server/features/knowledge/contradictions/word-patterns.rules.ts': 'reads lists of ours',
  'server/features/knowledge/facts/proposed-facts.rules.ts': {
    proposedFactsOf: (text) =>
      proposedFactsOf({ question: text, answer: text.slice(0, 2000) }, ['breakfast.hours', 'breakfast.price']),
  },
  'server/features/knowledge/facts/no-pets.rules.ts': { allowsNoPets },
  'server/features/knowledge/facts/spoken-times.rules.ts': 'read through proposed-facts.rules.ts',
  'server/features/knowledge/facts/stated-values.rules.ts': 'read through proposed-facts.rules.ts',
  'server/features/knowledge/facts/wifi.rules.ts': { statedWifi: (text) => statedWifi(text.slice(0, 2000)) },
  'server/features/knowledge/text-language.rules.ts': {
    languageOfText: (text) => languageOfText({ question: text, answer: text }),
  },
  'server/adapters/reader/text-pairs.rules.ts': { pairsOfText },
  'server/features/understanding/lexicon/aspects.rules.ts': { saysFree, saysPrice, saysTime },
  'server/features/understanding/entries/measures.rules.ts': {
    measuresAsked: (text: string) => measuresAsked(text, ['en', 'ja']),
    measuresStated: (text: string) => measuresStated(text, text, ['en']),
  },
  'server/features/understanding/entries/child-prices.rules.ts': {
    childPriceAsked: (text) => childPriceAsked(text, ['PRICE'], ['en']),
    childPricesStated: (text) => childPricesStated(text, text, ['en']),
  },
  'server/features/understanding/entries/towns.rules.ts': {
    townsInEnglish: (text: string) => townsIn(text, 'en', { words: [], unknown: [] }),
    townsInJapanese: (text: string) => townsIn(text, 'ja', { words: [], unknown: [] }),
    townsInChinese: (text: string) => townsIn(text, 'zh', { words: [], unknown: [] }),
  },
  'server/features/understanding/text/clauses.rules.ts': { sentencesOf, partsOf },
  'server/features/understanding/lexicon/concepts.rules.ts': { understand },
  'server/features/understanding/danger/danger-words.rules.ts': {
    dangerConceptsOf: (text) => dangerConceptsOf(text, dangerWords, ['en', 'ar']),
  },
  'server/features/understanding/danger/lost-things.rules.ts': 'read through danger-words.rules.ts',
  'server/features/understanding/danger/crashes.rules.ts': 'read through danger-words.rules.ts',
  'server/features/understanding/danger/faulty-things.rules.ts': 'read through danger-words.rules.ts',
  'server/features/understanding/danger/named-things.rules.ts': 'read through danger-words.rules.ts',
  'server/features/understanding/danger/patterns.rules.ts': 'read through danger-words.rules.ts',
  'server/features/understanding/danger/kitchen-alarms.rules.ts': 'read through danger-words.rules.ts',
  'server/features/understanding/text/folding.rules.ts': { fold, tokensOf },
  'server/features/understanding/model/features.rules.ts': 'read through understand.ts',
  'server/features/understanding/model/stance-features.rules.ts': 'read through understand.ts',
  'server/features/understanding/language/latin.rules.ts': 'read through understand.ts',
  'server/features/understanding/language/chat-spellings.rules.ts': {
    clearly: (text) => writtenOut(text, null),
    inFrench: (text) => writtenOut(text, 'fr'),
  },
  'server/features/understanding/language/loanwords.rules.ts': { fewOwnWords, withoutLoanwords },
  'server/features/understanding/language/plain-words.rules.ts': { isInternational },
  'server/features/understanding/language/han.rules.ts': {
    languageOfCharacters,
    languageOfHanWords,
  },
  'server/features/understanding/language/scripts.rules.ts': {
    languageOfScript: (text) => languageOfScript(text, null),
  },
  'server/features/understanding/lexicon/lexicon.rules.ts': 'reads files of ours',
  'server/features/understanding/text/spelling.rules.ts': 'read through understand.ts',
  'server/features/understanding/training/lookalikes.rules.ts': 'reads files of ours',
  'server/features/understanding/training/phrases.rules.ts': 'reads files of ours',
  'server/features/understanding/training/asked.rules.ts': 'reads files of ours',
  'server/features/understanding/training/gate-lines.rules.ts': 'reads files of ours',
  'server/features/understanding/text/words.rules.ts': 'read through understand.ts',
  'server/features/messaging/transport.rules.ts': {
    transportSuggestions: (text) =>
      transportSuggestions({ amenities: [text], special_services: [text], entries: [entry(text)] }, 'en'),
  },
  'server/features/stay-messages/due.rules.ts': { clockTime },
  'server/features/stay-messages/texts.rules.ts': { withoutEmojis },
  'server/features/auth/scim/scim-groups.rules.ts': {
    idsInPath,
    'idsInPath, of a list': (text) => idsInPath(`members[value eq "${text}" or value eq "x"]`),
    readGroup: (text) => readGroup({ displayName: text, members: [{ value: text }] }),
    readGroupPatch: (text) => readGroupPatch({ Operations: [{ op: 'remove', path: text, value: text }] }),
  },
  'server/features/auth/scim/scim-json.rules.ts': {
    readAttributes,
    readFilter: (text) => readFilter(text, ['username']),
    'readFilter, of a value': (text) => readFilter(`userName eq "${text}"`, ['username']),
    readOperations: (text) => readOperations({ Operations: [{ op: 'add', path: text, value: text }] }),
  },
  'server/features/auth/scim/scim.rules.ts': {
    readUser: (text) => readUser({ userName: text, name: { givenName: text } }),
    readPatch: (text) => readPatch({ Operations: [{ op: 'replace', path: text, value: text }] }),
  },
  'server/features/auth/sso/mail-providers.rules.ts': { isMailProvider },
  'server/features/auth/password.rules.ts': {
    passwordProblem: (text) => passwordProblem(text, 'ana@example.com'),
    'passwordProblem, of the address': (text) => passwordProblem('three words here', text),
  },
  'server/log.rules.ts': { withoutSecrets, describeError: (text) => describeError(new Error(text)) },
  'server/http/request/json-text.rules.ts': { isStorableText, storableText },
  'shared/features/bookings/amounts.rules.ts': { readAmount: (text) => readAmount(text, null) },
  'shared/features/bookings/csv.rules.ts': { parseCsv, guessSeparator },
  'server/features/conversations/ratings/ratings.rules.ts': { scoreIn },
  // Every text that is translated has at most 4,000 characters.
  'server/features/conversations/translation/check.rules.ts': {
    faultsOf: (text) =>
      faultsOf({ sources: [text.slice(0, 4000)], answers: [text.slice(0, 4000)], locks: [], from: 'fr', to: 'de' }),
    'faultsOf, of Chinese': (text) =>
      faultsOf({ sources: ['ok'], answers: [text.slice(0, 4000)], locks: [], from: 'ar', to: 'zh' }),
    hasLooseNumbers: (text) => hasLooseNumbers(text.slice(0, 4000), []),
  },
  'server/features/conversations/translation/added-facts.rules.ts': 'read through check.rules.ts',
  'server/features/conversations/translation/fact-words.rules.ts': {
    changedWord: (text) => changedWord({ flat: text, language: 'en' }, { flat: text, language: 'ja' }, 2),
    denies: (text) => denies({ flat: text.slice(0, 4000), language: 'tr' }),
  },
  'server/features/conversations/translation/flat-text.rules.ts': { flatText },
  'server/features/conversations/translation/locks.rules.ts': {
    lockFacts: (text) => lockFacts(text.slice(0, 4000), { from: 'en', to: 'pl', names: ['Ada'] }),
    spaced: (text) => spaced(text, []),
  },
  'server/features/conversations/translation/segments.rules.ts': {
    segmentsOf: (text) => segmentsOf(text.slice(0, 4000)),
  },
  'server/features/conversations/translation/sent-translation.rules.ts': {
    keepsFacts: (text) => keepsFacts({ content: text.slice(0, 4000), from: 'de', to: 'fr' }, text.slice(0, 4000)),
  },
  'server/features/tasks/task-start.rules.ts': {
    roomIn: (text) => roomIn(text, [{ number: '204' }]),
    departmentFor: (text) => departmentFor('dining', [{ id: '1', name: text.slice(0, 4000) }]),
  },
  'server/features/tasks/promise.rules.ts': { promiseIn: (text) => promiseIn(text, new Date(0), 'Europe/Paris') },
  'shared/features/hotels/rooms/room-rows.rules.ts': { readRooms },
  'shared/features/bookings/import-columns.rules.ts': { suggestMapping: (text) => suggestMapping([text]) },
  'shared/features/bookings/import-values.rules.ts': {
    parseDay: (text) => parseDay(text, null),
    parseStatus,
    parseLanguage,
  },
  'shared/features/conversations/message-length.rules.ts': {
    // Every text that is split has at most 16,000 characters.
    splitAtSentences: (text) => splitAtSentences(text.slice(0, 16_000)),
  },
  'server/features/conversations/files/reply-file.rules.ts': { readableName: (text) => readableName(text, 'pdf') },
  'shared/features/guests/names.rules.ts': { splitName },
  'shared/features/guests/whatsapp-address.rules.ts': { canReceiveWhatsApp, isNoPhone },
  'shared/features/guests/phones.rules.ts': { phoneKey, storedPhone: (text) => storedPhone(text) },
  'shared/features/hotels/charges.rules.ts': { isCharge, isSameCharge: (text) => isSameCharge(text, text.slice(1)) },
  'shared/features/hotels/country.rules.ts': { countryOfAddress },
  'shared/features/hotels/clock-times.rules.ts': { readTimeOfDay },
  'shared/features/messaging/reply-variables.rules.ts': {
    gapsIn,
    fillReply: (text) => fillReply(text, noValues),
  },
  'shared/features/messaging/template-variables.rules.ts': { fillTemplate: (text) => fillTemplate(text, 1, {}) },
  'shared/features/messaging/unknown-placeholders.rules.ts': { unknownPlaceholdersOf },
  'shared/features/hotels/currency.rules.ts': { currencyOfAddress },
  'shared/features/hotels/whatsapp-number.rules.ts': { readWhatsAppNumber: (text) => readWhatsAppNumber(text, null) },
  'shared/features/messaging/template.rules.ts': {
    namesIn,
    renderTemplate: (text) => renderTemplate(text, {}),
    withoutSentences: (text) => withoutSentences(text, () => true),
  },
  'shared/features/messaging/test-questions.rules.ts': {
    differencesOf: (text) => differencesOf(outcome(text), outcome(`${text}!`)),
  },
  'shared/features/messaging/whatsapp-template.rules.ts': {
    whatsappDraft: (text) => whatsappDraft(text),
    templateProblems,
    templateValue,
  },
};

/** Files whose rules read rows, numbers or days of ours, or texts that were read by a rule above. */
const withoutText = new Set(
  [
    'server/features/hotels/rooms/room-import',
    'server/features/conversations/media/file-kind',
    'server/features/conversations/files/file-address',
    'server/features/conversations/files/picture-metadata',
    'server/adapters/openai/uncertain-numbers',
    'server/features/tasks/tasks',
    'server/features/hotels/connection-page',
    'server/features/hotels/connection-stage',
    'server/features/hotels/requests/number-requests',
    'server/features/hotels/numbers/known-numbers',
    'server/features/platform/provider-tokens/provider-tokens',
    'server/features/platform/provider-accounts/provider-accounts',
    'server/features/conversations/failed-messages/failed-messages',
    'server/adapters/web/public-address',
    'server/features/assistant/checking/checks',
    'server/features/assistant/checking/confidence',
    'server/features/assistant/composing/decision',
    'server/features/assistant/composing/held-reply',
    'server/features/assistant/gates/answer-mode',
    'server/features/conversations/suggestions/edited',
    'server/features/assistant/language/languages',
    'server/features/assistant/composing/model-decision',
    'server/features/assistant/language/phrases',
    'server/features/assistant/retrieval/profile-entries',
    'server/features/assistant/composing/prompt',
    'server/features/assistant/composing/reading',
    'server/features/understanding/remembered',
    'server/features/assistant/composing/turn-gates',
    'server/features/assistant/composing/proof-gate',
    'server/features/assistant/composing/unaided',
    'server/features/bookings/bookings',
    'server/features/bookings/confirmation-number',
    'server/features/stay-messages/obstacles',
    'server/features/stay-messages/plan',
    'server/features/conversations/conversations',
    'server/features/conversations/held-replies/held-replies',
    'server/features/conversations/delivery/outgoing',
    'server/features/conversations/delivery/sender-pause',
    'server/features/conversations/turns/settlement',
    'server/features/guests/guests',
    'server/features/platform/analytics',
    'server/features/knowledge/knowledge',
    'server/features/messaging/messaging-answers',
    'server/features/messaging/whatsapp-versions',
    'server/features/understanding/danger/danger',
    'server/features/understanding/entries/names',
    'server/features/understanding/lexicon/signals',
    'shared/quiet',
    'shared/http/of-page',
    'shared/features/knowledge/entry-dates',
    'server/config-production',
    'server/db/connection-share',
    'server/features/bookings/import-candidates',
    'server/features/guests/erasure-marks',
    'server/features/hotels/whatsapp-connection',
    'server/http/request/this-machine',
    'shared/features/bookings/import-rows',
    'shared/features/bookings/stays',
    'shared/features/conversations/delivery-problems',
    'shared/features/conversations/delivery-ladder',
    'shared/features/conversations/waiting',
    'shared/features/guests/erasure',
    'shared/features/platform/analytics',
    'shared/features/hotels/setup',
    'shared/features/platform/audit-csv',
    'shared/waiting-notices',
    'shared/reasons/sentences',
    'shared/reasons/issue-reason',
  ].map((name) => `${name}.rules.ts`),
);

/** Milliseconds of processor time, the least of five runs: other work on the machine cannot make it slower. */
function fastest(work: () => unknown): number {
  let best = Infinity;
  for (let run = 0; run < 5 && best > 50; run += 1) {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/**
 * Whether a rule is too slow for a text of 200 kB: it takes over 50 ms and its time grows faster than the text,
 * or it takes over 250 ms. A linear rule that needs 51 ms on a slow processor passes.
 */
function isSlow(rule: (text: string) => unknown, text: string): boolean {
  const whole = fastest(() => rule(text));
  if (whole <= 50) return false;
  const quarter = fastest(() => rule(text.slice(0, text.length / 4)));
  return whole > 250 || whole > 8 * quarter;
}

test('every file of rules is listed, or known to read no text of people', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const found = globSync('{server,shared}/**/*.rules.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  expect(found.filter((file) => !(file in files) && !withoutText.has(file)).toSorted()).toEqual([]);
});

const rules = Object.entries(files).flatMap(([file, own]) =>
  typeof own === 'string' ? [] : Object.entries(own).map(([name, rule]) => ({ file, name, rule })),
);

describe('a nasty text of 200 kB does not hold the server up', () => {
  test.each(rules)(
    'in $file: $name',
    ({ rule }) => {
      for (const word of ['warm', 'up']) rule(word);
      const slow = Object.entries(nastyTexts).filter(([, text]) => isSlow(rule, text));
      expect(slow.map(([shape]) => shape)).toEqual([]);
    },
    60_000,
  );
});
