import type { FixedLanguage } from '#server/features/assistant/language/languages.rules.ts';

/**
 * What makes a sentence say "not", folded: negations, and words such as "closed" or "sold out", whose translations are
 * often a negation. Phrases that are polite only ("do not hesitate") are taken out before.
 */
export const NEGATIONS: Record<FixedLanguage, RegExp> = {
  en: /(?<!\p{L})(?:not|no|never|none|neither|nor|nothing|cannot|without|\p{L}+n.?t(?<=(?:do|does|did|is|are|was|were|wo|ca|could|would|should|has|have|had)n.?t|cant|wont)|unable|unavailable|impossible|closed|closes|fully booked|sold out|out of (?:order|service|stock)|forbidden|prohibited|refuse\p{L}*|fail\p{L}*|lack\p{L}*|missing|broken|un(?:happy|sure|known)|cancell?ed|invalid)(?!\p{L})/u,
  de: /(?<!\p{L})(?:nicht|nichts|kein\p{L}*|nie|niemals|niemand|weder|ohne|nein|unmoglich|geschlossen\p{L}*|schlie(?:ss|ß)\p{L}*|ausgebucht|ausverkauft|belegt|verboten\p{L}*|untersagt|au(?:ss|ß)er betrieb|defekt|kaputt|fehl\p{L}*|storniert|abgesagt|ungultig|leider voll)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pas|jamais|aucune?|rien|ni|non|sans|personne ne|impossible|indisponible|ferm(?:e|ee|es|ees|ent|ons|eture)|complet(?:s|e|es)?|interdit\p{L}*|hors service|en panne|manqu\p{L}*|annul\p{L}*|invalide|ne plus|n.\p{L}+ plus|ne \p{L}+ plus)(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|jamas|ningun\p{L}*|nada|nadie|tampoco|ni|sin|imposible|cerrad[oa]s?|cierra\p{L}*|completos?|agotad\p{L}*|prohibid\p{L}*|fuera de servicio|estropead\p{L}*|falt[ao]\p{L}*|cancelad\p{L}*|invalid\p{L}*)(?!\p{L})/u,
  it: /(?<!\p{L})(?:non|no|mai|nessun\p{L}*|niente|nulla|senza|impossibile|chius[oaie]|chiude\p{L}*|al completo|esaurit\p{L}*|vietat\p{L}*|fuori servizio|guast\p{L}*|manc\p{L}*|annullat\p{L}*|indisponibil\p{L}*)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:nao|nunca|jamais|nenhum\p{L}*|nada|ninguem|nem|sem|impossivel|fechad[oa]s?|fecha\p{L}*|encerrad\p{L}*|lotad\p{L}*|esgotad\p{L}*|proibid\p{L}*|avariad\p{L}*|falt\p{L}*|cancelad\p{L}*|indisponive\p{L}*)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:niet|niets|geen|nooit|niemand|zonder|nee|onmogelijk|gesloten|sluit\p{L}*|volgeboekt|uitverkocht|verboden|buiten (?:gebruik|werking)|defect|kapot|ontbre\p{L}*|geannuleerd|noch)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:nie\p{L}{0,3}|brak\p{L}*|nigdy|zadn\p{L}*|nic|nikt|ani|bez|niemozliw\p{L}*|niedostepn\p{L}*|nieczynn\p{L}*|zamkniet\p{L}*|zamyka\p{L}*|wyprzedan\p{L}*|zabronion\p{L}*|anulowan\p{L}*|pelne oblozenie|zepsut\p{L}*)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:не|нет|ни|никогда|никак\p{L}*|никто|ничего|без|нельзя|невозможн\p{L}*|недоступн\p{L}*|закры\p{L}*|отсутству\p{L}*|запрещ\p{L}*|отменен\p{L}*|сломан\p{L}*|заняты|распродан\p{L}*)(?!\p{L})/u,
  tr: /(?<!\p{L})(?:degil\p{L}*|yok\p{L}*|hayir|hic|asla|olmadan|ne yazik|mumkun degil|kapali\p{L}*|kapan\p{L}*|yasak\p{L}*|dolu\p{L}*|tukendi|iptal\p{L}*|bozuk\p{L}*|eksik\p{L}*|\p{L}{2,}(?:m[iu]yor|maz|mez|mad[ia]|medi|mayin|meyin|mayacak|meyecek|amiyor|emiyor|sizdir)\p{L}*|\p{L}{2,}(?:siz|suz))(?!\p{L})/u,
  ar: /(?<!\p{L})(?:و?(?:لا|لم|لن|ليس\p{L}*|لسنا|غير|بدون|دون|ممنوع\p{L}*|مغلق\p{L}*|يغلق|تغلق|محجوز\p{L}*|نفد\p{L}*|معطل\p{L}*|مستحيل|كلا|يتعذر|ملغي|ينقص\p{L}*))(?!\p{L})/u,
  zh: /不|没|沒|无法|無|无需|未|勿|莫|禁止|关闭|關閉|关门|打烊|已满|满房|订满|售完|取消|缺|坏了|故障/u,
  ja: /ない|ません|なく|なし|無し|無料以外|ず(?=に|、|。)|不可|禁止|閉(?:ま|じ|館|店|鎖)|休業|休館|満室|満席|売り切れ|故障|できかね|致しかね|キャンセル|無効|不要/u,
};

const PHRASES: Record<FixedLanguage, RegExp> = {
  en: /no (?:problem|worries|trouble)|(?:do not|don.?t) (?:hesitate|worry)|not (?:at all|only)|no matter|why not|(?:at )?no (?:extra |additional )?(?:charge|cost)|without (?:charge|hesitation|any problem)|can.?t wait|no later than|not later than|if not|(?:close|closes|closed) (?:to|by)|won.?t be long/gu,
  de: /kein(?:e)? (?:problem|sorge|ursache|thema)|zogern sie (?:bitte )?nicht|nicht (?:nur|zuletzt|wahr)|ohne (?:aufpreis|zuzahlung|weitere kosten|kosten)|falls nicht|wenn nicht|warum nicht|machen sie sich keine sorgen|nichts zu danken|spatestens/gu,
  fr: /n.hesitez (?:surtout )?pas|pas de (?:probleme|souci|quoi)|sans (?:probleme|souci|frais|supplement|hesiter|cout)|non seulement|pourquoi pas|ne vous inquietez pas|pas plus tard que|il n.y a pas de quoi|salle complete|petit.dejeuner complet|nom complet/gu,
  es: /no (?:dude\p{L}*|duden|hay problema|se preocupe|hay de que|solo)|sin (?:problema\p{L}*|coste|costo|cargo|duda)|como no|nada que agradecer|de nada|por que no|nombre completo|desayuno completo|encantad\p{L}*|ni mas ni menos/gu,
  it: /non esit\p{L}*|nessun problema|non si preoccup\p{L}*|senza (?:problemi|costi|supplement\p{L}*|alcun problema)|non solo|perche no|di niente|non c.e di che|nome completo|se no/gu,
  pt: /nao hesit\p{L}*|sem (?:problema\p{L}*|custo\p{L}*|duvida)|nao se preocup\p{L}*|nao so|de nada|por que nao|nao ha (?:problema|de que)|nome completo/gu,
  nl: /aarzel (?:dan )?niet|geen (?:probleem|zorgen|dank)|niet alleen|zonder (?:problemen|meerprijs|extra kosten|kosten)|waarom niet|maak u geen zorgen|niets te danken/gu,
  pl: /nie wahaj\p{L}*|nie ma (?:problemu|sprawy|za co)|bez (?:problemu|doplat\p{L}*|dodatkowych oplat|oplat)|nie tylko|prosze sie nie martwic|dlaczego nie|niedziel\p{L}*|niech|niez\p{L}*|niesamowi\p{L}*|nied(?:lugo|aleko)|niek\p{L}*|niego|niej|nieco/gu,
  ru: /не (?:стесняитесь|проблема|за что|только|волнуитесь|беспокоитесь)|без (?:проблем|доплаты|дополнительнои платы)|почему нет|недалеко|недел\p{L}*|немного|несколько|непременно|необходим\p{L}*/gu,
  tr: /cekinmeyin\p{L}*|tereddut etmeyin\p{L}*|sorun (?:degil|yok)|endise etmeyin|yalnizca degil|rica ederiz|ne demek|temiz|deniz|sekiz|havuz|ucretsiz\p{L}*|bedelsiz|kablosuz|siz|kesintisiz/gu,
  ar: /لا تتردد\p{L}*|لا مشكله|لا تقلق\p{L}*|بدون (?:رسوم|تكلفه|مقابل)|لا شكر على واجب|ليس فقط|دون تردد|دون مقابل|لا باس/gu,
  zh: /不(?:好意思|客气|妨|仅|同|过|久|错|少|论|管|限|要犹豫|必客气|必担心|用担心|用谢|用客气|断|但|只)|没(?:问题|关系|事)|无(?:线|论|限|障碍|烟)|未来|别墅|特别|分别|级别|非常|差不多|不晚于|要不要|能不能|是不是|对不起|无须担心|随时|免费/gu,
  ja: /申し訳(?:ござい|あり)ません|すみません|恐れ入り|かもしれません|ご遠慮なく|お気兼ねなく|間もなく|まもなく|なければなりません|ご?心配(?:は)?(?:い|要)りません|問題(?:は)?(?:ござい|あり)ません|とんでも(?:ござい|あり)ません|ありませんか|ませんか|少なく|なくなり次第|遠慮なく|無料|まず|必ず|いつでもお気軽に|なしで(?:は)?|だけでなく|のみならず|少なくとも|限りなく/gu,
};

const whole = (phrases: RegExp): RegExp => new RegExp(`(?<!\\p{L})(?:${phrases.source})(?!\\p{L})`, 'gu');
const { zh, ja, ...spaced } = PHRASES;

/** Polite and fixed phrases with a negation that denies nothing. */
export const POLITE = {
  zh,
  ja,
  ...Object.fromEntries(Object.entries(spaced).map(([language, phrases]) => [language, whole(phrases)])),
} as Record<FixedLanguage, RegExp>;
