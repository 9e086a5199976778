import { escalationReason } from '#shared/features/conversations/conversations.schema.ts';
import { assistantAnswer } from '../answer.schema.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';

const NAMES = [...escalationReason.options, ...Object.keys(assistantAnswer.shape)].filter((name) => name.includes('_'));
const CONTRACT = new RegExp(
  `(?<![\\p{L}_])(?:${NAMES.join('|')}|booking:own|profile:[a-z-]{2,}|hotel_style|guest_profile_name)(?![\\p{L}_])`,
  'iu',
);
/** Notation: `phrases.rules.ts`. */
const RULES = phraseMatcher([
  '(my|meine|meinen|mes|mis|mie|minhas|mijn|moje|мои|моим) (rules|instructions|guidelines|regeln|anweisungen|instruktionen|regles|instructions|consignes|reglas|instrucciones|regole|istruzioni|regras|instrucoes|regels|instructies|zasady|instrukcje|правила|правилам|инструкции|инструкциям)',
  '(system prompt|systemprompt|prompt systeme|prompt del sistema|prompt di sistema|prompt do sistema|systeemprompt|prompt systemowy|системный промпт|sistem istemi|talimatlarim*|kurallarim*)',
  '(تعليماتي|قواعدي)',
  '我的指令',
  '我的规则',
  '系统提示',
  '私の指示',
  '私のルール',
  'システムプロンプト',
  '(block|blocks) entries',
  '(escalate|escalating) (with|when|whenever)',
]);

/** Whether a reply names the contract with the model or speaks of its instructions. */
export const namesContract = (reply: string): boolean => CONTRACT.test(reply) || RULES.matches(reply);
