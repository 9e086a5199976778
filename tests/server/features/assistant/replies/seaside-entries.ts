import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import { anEntry } from '../assistant-fixtures.ts';

/** `id | language | title | text`, a line each. */
const written = `
sauna | en | Is there a sauna? | The sauna is in the basement, four steps down. It is open to guests from 16 years, daily from 4:00 to 9:00 PM.
pool | en | Do you have a pool? | Our outdoor pool is heated to 31 °C and open from May to September, from 8:00 AM to 8:00 PM.
boat | en | When does Toni take guests out to sea? | Toni goes on Tuesday and Thursday at 8:45 AM; the trip costs €25.
club | en | When is the kids club open? | The kids club is open Sun–Fri from 9:00 AM to 4:00 PM for children from 4 years.
tax | en | How much is the tourist tax? | Guests from 15 years pay €3.20 per night.
cards | de | Womit kann ich bezahlen? | Wir nehmen Visa, Mastercard und Girocard sowie Bargeld.
park | en | Where can I park? | Our car park behind the house is in the open air and free for our guests.
tables | en | When does the restaurant serve dinner? | Dinner is served from 7:00 to 9:30 PM, Tuesday to Saturday. On Sundays and Mondays the bar serves soup until 10:00 PM.
markt | de | Wann ist Markt? | Der Markt am Hafen ist mittwochs und samstags von 8 bis 13 Uhr.
lift | en | Is there a lift? | Yes, a lift goes to all floors, and the entrance is step-free.
desk | en | When is the ski room open? | The ski room is open from 7:30 AM to 6:00 PM, on Sundays until 8:00 PM.
films | en | What can I watch on the television? | Thirty channels, and your own films over Chromecast.
`;

/** Entries of an invented hotel by the sea, in English and in German. */
export const seasideEntries: KnowledgeEntry[] = written
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', language = '', title = '', text = ''] = line.split(' | ');
    return anEntry({ id, title, text, language, category: 'general' });
  });

/** Correct replies, also reworded and in other languages: `language | id | question | reply`. */
export const SEASIDE_TRUE = `
en | sauna | My daughter is 14, may she come to the sauna? | I am sorry, the sauna is only for guests from 16 years.
en | sauna | My son is 17, may he use the sauna? | Yes, your son is welcome in the sauna: it is open to guests from 16 years, daily from 4 to 9 PM.
en | sauna | Is the sauna accessible? | Four steps lead down to the sauna.
en | sauna | Is the sauna accessible with a wheelchair? | Unfortunately the sauna is not accessible with a wheelchair: there are four steps.
de | sauna | Meine Tochter ist 14, darf sie in die Sauna? | Leider nein: Die Sauna ist erst ab 16 Jahren.
fr | sauna | Ma fille a 14 ans, peut-elle venir au sauna ? | Désolés, le sauna est réservé aux clients à partir de 16 ans.
ja | sauna | 娘は14歳ですが、サウナに入れますか？ | 申し訳ございませんが、サウナは16歳以上の方のみご利用いただけます。
zh | sauna | 我女儿14岁，可以用桑拿吗？ | 很抱歉，桑拿仅限16岁以上的客人使用。
en | pool | Do you have an indoor pool? | We have no indoor pool, but an outdoor pool heated to 31 °C.
en | pool | When is the pool open? | Our outdoor pool is open from May to September, from 8 AM to 8 PM.
de | pool | Haben Sie ein Hallenbad? | Nein, wir haben einen Außenpool; er ist auf 31 °C geheizt und von Mai bis September geöffnet.
fr | pool | Avez-vous une piscine intérieure ? | Nous n’avons pas de piscine intérieure, mais une piscine extérieure chauffée à 31 °C.
es | pool | ¿La piscina está climatizada? | Sí, nuestra piscina exterior está climatizada a 31 °C y abre de mayo a septiembre.
it | pool | La piscina è coperta? | No, è una piscina all’aperto riscaldata a 31 °C, aperta da maggio a settembre.
nl | pool | Is het zwembad open in juli? | Ja, ons buitenzwembad is in juli open van 8.00 tot 20.00 uur.
ru | pool | Есть ли у вас бассейн? | Да, у нас открытый бассейн с подогревом до 31 °C, он работает с мая по сентябрь.
en | boat | Can we go out with Toni on Friday? | Toni does not go on Friday; he goes on Tuesday and Thursday at 8:45 AM for €25.
en | boat | When does Toni go? | Toni goes on Thursdays and Tuesdays at 8:45 AM.
de | boat | Fährt Toni am Freitag? | Am Freitag leider nicht: Toni fährt dienstags und donnerstags um 8:45 Uhr.
es | boat | ¿Toni sale el viernes? | No, Toni sale los martes y jueves a las 8:45.
pl | boat | Czy Toni płynie w piątek? | Toni płynie we wtorki i czwartki o 8:45, w piątki nie.
pt | boat | O Toni vai na sexta? | Não, o Toni sai às terças e quintas às 8h45.
tr | boat | Toni cuma günü çıkıyor mu? | Toni salı ve perşembe günleri saat 8:45'te çıkıyor.
en | club | Is the kids club open on Saturday? | The kids club is closed on Saturdays; it is open Sunday to Friday from 9 AM to 4 PM.
en | club | Is the kids club open on Wednesday? | Yes, on Wednesday it is open from 9 AM to 4 PM for children from 4 years.
fr | club | Le club enfants est-il ouvert le samedi ? | Le club enfants est ouvert du dimanche au vendredi, de 9 h à 16 h.
it | club | Il miniclub è aperto la domenica? | Sì, il miniclub è aperto dalla domenica al venerdì, dalle 9 alle 16.
nl | club | Is de kinderclub op zaterdag open? | De kinderclub is van zondag tot en met vrijdag open, van 9.00 tot 16.00 uur.
en | club | My son is 5, may he come to the kids club? | Yes, your son is welcome, the kids club is for children from 4 years.
en | tax | Do we pay the tax for our daughter of 14? | No, the tax of €3.20 per night is paid by guests from 15 years.
de | tax | Zahlen wir die Kurtaxe auch für unser Kind (14)? | Nein, erst Gäste ab 15 Jahren zahlen 3,20 € pro Nacht.
en | tax | How much is the tourist tax? | The tourist tax is €3.20 per night for guests from 15 years.
en | cards | Do you take American Express? | Unfortunately we do not take American Express. You can pay with Visa, Mastercard, Girocard or cash.
de | cards | Kann ich mit Amex zahlen? | Mit Amex leider nicht, gern aber mit Visa, Mastercard, Girocard oder bar.
es | cards | ¿Qué tarjetas aceptan? | Aceptamos Visa, Mastercard y Girocard, y también efectivo.
ar | cards | ما هي البطاقات المقبولة؟ | نقبل فيزا وماستركارد والدفع نقدًا.
en | park | Is the car park covered? | No, our car park behind the house is in the open air; it is free for guests.
fr | park | Le parking est-il couvert ? | Non, notre parking derrière la maison est en plein air et gratuit pour nos clients.
en | tables | Is the restaurant open on Monday? | On Mondays the bar serves soup until 10 PM; dinner is served Tuesday to Saturday.
de | tables | Gibt es am Dienstag Abendessen? | Ja, am Dienstag gibt es von 19:00 bis 21:30 Uhr Abendessen.
fr | markt | Quand a lieu le marché ? | Le marché du port a lieu le mercredi et le samedi de 8 h à 13 h.
ja | markt | 市場はいつですか？ | 港の市場は水曜日と土曜日の8時から13時までです。
zh | markt | 什么时候有集市？ | 港口集市在每周三和周六8点到13点。
en | lift | Is the hotel step-free? | Yes, the entrance is step-free and a lift goes to all floors.
en | desk | When is the ski room open on Friday? | On Friday the ski room is open from 7:30 AM to 6 PM.
en | films | Can I watch Netflix? | You can watch your own films over Chromecast; there are thirty channels.
`;
