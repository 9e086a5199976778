import { describe, expect, it } from 'vitest';
import { checkAnswer } from '#server/features/assistant/checking/checks.rules.ts';
import { anEntry } from './assistant-fixtures.ts';
import { anAnswer } from './scripted-model.ts';

/** What an answer over one entry fails by; "language | language of the entry | title | text | question | reply". */
function failuresOf(row: string): string[] {
  const [language = '', written = '', title = '', text = '', question = '', reply = ''] = row.split(' | ');
  const entry = anEntry({ id: 'a', title, text, language: written });
  const checks = checkAnswer(anAnswer({ reply, language, used_entry_ids: ['a'], category: 'general' }), {
    offered: [entry],
    profile: [],
    ownTexts: ['Hotel Sol'],
    guestTexts: [question],
    question,
    language,
    likelyLanguages: [],
    length: 'medium',
    signatureLength: 0,
    secrets: [],
  });
  return checks.filter(({ passed }) => !passed).map(({ name, detail }) => `${name}: ${detail}`);
}
const rows = (text: string): string[] => text.trim().split('\n');

const wrong = `
en | de | Ist die Terrasse überdacht? | Die Terrasse liegt unter freiem Himmel. | Is the terrace covered? | Yes, the terrace is covered, so rain is no problem.
es | es | ¿Hay aparcamiento? | Sí, aparcamiento al aire libre detrás del hotel. | ¿El aparcamiento es cubierto? | Sí, el aparcamiento está cubierto.
it | it | C'è un parcheggio? | Sì, un parcheggio scoperto dietro l'hotel. | Il parcheggio è coperto? | Sì, il parcheggio è coperto.
nl | nl | Waar kan ik parkeren? | Op onze parkeerplaats in de open lucht. | Is de parkeerplaats overdekt? | Ja, de parkeerplaats is overdekt.
ru | ru | Где парковка? | Парковка под открытым небом за отелем. | Парковка крытая? | Да, парковка крытая.
pl | pl | Czy jest parking? | Parking jest niezadaszony, za hotelem. | Czy parking jest zadaszony? | Tak, parking jest zadaszony.
tr | tr | Otopark var mı? | Otelin arkasında açık otopark var. | Otopark kapalı mı? | Evet, kapalı otoparkımız var.
ar | ar | هل يوجد موقف؟ | موقف السيارات مكشوف خلف الفندق. | هل الموقف مغطى؟ | نعم، موقف السيارات مغطى.
zh | zh | 有停车场吗？ | 酒店后面有露天停车场。 | 停车场有顶棚吗？ | 有，我们有室内停车场。
ja | ja | 駐車場はありますか？ | ホテルの裏に屋外駐車場がございます。 | 駐車場は屋内ですか？ | はい、屋内駐車場でございます。
fr | fr | Le restaurant | Le restaurant est au sous-sol, au bas de douze marches. | Le restaurant est-il accessible en fauteuil ? | Oui, le restaurant est accessible sans marche.
it | it | La spa | La spa si raggiunge con dieci gradini. | La spa è accessibile? | Sì, la spa è completamente accessibile con l'ascensore.
pt | pt | Ginásio | O ginásio fica na cave; há oito degraus. | O ginásio tem acesso sem degraus? | Sim, o ginásio é acessível por elevador.
ru | ru | Сауна | К сауне ведут четыре ступени. | Сауна доступна для коляски? | Да, до сауны можно доехать на лифте.
pl | pl | Sauna | Do sauny prowadzą cztery schody. | Czy sauna jest dostępna windą? | Tak, do sauny można dojechać windą.
zh | zh | 桑拿 | 桑拿在地下室，需下四级台阶。 | 桑拿可以坐轮椅去吗？ | 可以，桑拿有电梯直达。
ja | ja | サウナ | サウナは地下にあり、階段が4段ございます。 | サウナはバリアフリーですか？ | はい、サウナはバリアフリーです。
de | de | Skibus | Der Skibus fährt von Dezember bis März täglich um 9 Uhr. | Fährt der Bus im Sommer? | Ja, im Sommer fährt der Skibus täglich um 9 Uhr.
es | es | Terraza | La terraza abre de junio a septiembre. | ¿La terraza abre en invierno? | Sí, la terraza también abre en invierno.
ja | ja | プール | プールは6月から9月まで営業しております。 | 冬もプールに入れますか？ | はい、冬もプールをご利用いただけます。
zh | zh | 泳池 | 泳池6月至9月开放。 | 冬天泳池开吗？ | 开的，冬季泳池也开放。
en | en | Yoga | Yoga is on Mondays and Wednesdays at 7 AM on the lawn. | Is there yoga at the weekend? | Yes, there is yoga at the weekend at 7 AM.
de | de | Führung | Stadtführung: Di, Do und Sa um 10 Uhr. | Gibt es am Sonntag eine Führung? | Ja, die Stadtführung ist auch am Sonntag um 10 Uhr.
fr | fr | Cours de cuisine | Cours de cuisine le lundi et le jeudi à 17 h. | Puis-je venir mercredi ? | Oui, le cours a lieu mercredi à 17 h.
it | it | Mercato | Il mercato è ogni martedì e sabato mattina. | C'è il mercato domenica? | Sì, domenica mattina c'è il mercato.
ar | ar | النادي | نادي الأطفال مفتوح من الأحد إلى الخميس من 9 إلى 16. | هل النادي مفتوح يوم الجمعة؟ | نعم، نادي الأطفال مفتوح يوم الجمعة من 9 إلى 16.
tr | tr | Hamam | Hamam salı ve perşembe günleri kadınlara açıktır. | Cumartesi hamam açık mı? | Evet, hamam cumartesi günü açıktır.
ru | ru | Экскурсия | Экскурсии по вторникам и четвергам в 10:00. | Есть экскурсия в пятницу? | Да, экскурсия есть и в пятницу в 10:00.
zh | zh | 瑜伽 | 瑜伽课每周一、三、五早上7点。 | 周二有瑜伽吗？ | 有，周二早上7点有瑜伽课。
ja | ja | ヨガ | ヨガは月・水・金の朝7時です。 | 火曜日にヨガはありますか？ | はい、火曜日の朝7時にヨガがございます。
en | en | Gym | The gym is for guests aged 18 and over. | Can my 15 year old son work out? | Sure, he can use the gym.
fr | fr | Salle de sport | La salle de sport est réservée aux 18 ans et plus. | Mon fils de 15 ans peut-il y aller ? | Bien sûr, votre fils peut y aller.
de | de | Fitness | Mindestalter im Fitnessraum: 16 Jahre. | Darf mein 12-jähriger Sohn in den Fitnessraum? | Gern, er darf den Fitnessraum nutzen.
es | es | Spa | No se permite la entrada al spa a menores de 16 años. | Mi hijo de 12 años, ¿puede ir al spa? | Sí, puede ir al spa.
it | it | Spa | La spa è vietata ai minori di 16 anni. | Mio figlio ha 12 anni, può entrare nella spa? | Sì, può entrare nella spa.
zh | zh | 健身房 | 未满16岁不得进入健身房。 | 我儿子12岁可以去健身房吗？ | 可以，欢迎他来健身房。
ja | ja | ジム | 16歳未満の方はジムをご利用いただけません。 | 息子は12歳ですが、ジムは使えますか？ | はい、ジムをお使いいただけます。
ru | ru | Тренажёрный зал | Детям до 16 лет вход в тренажёрный зал запрещён. | Сыну 12 лет, можно ему в зал? | Да, ему можно в тренажёрный зал.
pl | pl | Siłownia | Siłownia jest dla osób powyżej 16 lat. | Mój syn ma 12 lat, czy może wejść? | Oczywiście, syn może korzystać z siłowni.
tr | tr | Spa | Spa 16 yaş altına kapalıdır. | Oğlum 12 yaşında, spa'ya girebilir mi? | Evet, oğlunuz spa'ya girebilir.
nl | nl | Toeristenbelasting | De toeristenbelasting is €3,20 per nacht vanaf 15 jaar. | Betaal ik ook voor mijn zoon van 14? | Ja, €3,20 per nacht.
en | en | Dogs | Dogs are welcome for €15 a night. | Do you take Amex for the dog fee? | Yes, you can pay with Amex.
en | de | Haustiere | Haustiere sind nicht erlaubt. | Can I bring my dog? | Yes, your dog is welcome.
fr | en | Smoking | Smoking is not allowed in the rooms. | Peut-on fumer dans la chambre ? | Oui, vous pouvez fumer dans la chambre.
en | en | Breakfast | Breakfast is included in the room rate. | Is breakfast extra? | Yes, breakfast is at extra cost.
en | en | Rooms | The rooms on the ground floor are without balcony. | Does a room on the ground floor have a balcony? | Yes, the rooms on the ground floor have a balcony.
de | de | Zimmer | Die Zimmer im Erdgeschoss haben keinen Balkon. | Haben die Zimmer im Erdgeschoss einen Balkon? | Ja, die Zimmer im Erdgeschoss sind mit Balkon.
es | es | Perros | Los perros no pueden entrar en el restaurante. | ¿Puede entrar mi perro en el restaurante? | Sí, su perro puede entrar en el restaurante.
en | en | Gym | There is no lift to the gym. | Is there a lift to the gym? | Yes, take the lift to the gym.
en | en | Shuttle | The shuttle runs on weekdays at 9 AM. | Is there a shuttle on Sunday? | Yes, the shuttle runs on Sunday at 9 AM.
en | en | Wifi | The network is Sol-Guest, the password is on your key card. | Is there wifi? | Yes, choose the network Sol-Guest on your iPhone; the password is on your key card. You can use it for Netflix too.
en | de | Wann fährt Toni? | Toni fährt dienstags und donnerstags um 8:45 Uhr. | Can we go on Friday? | Yes, Toni goes on Friday at 8:45.
en | de | Kurtaxe | Die Kurtaxe beträgt 3,20 € pro Person und Nacht ab 15 Jahren. | Is the tourist tax due for my daughter (14)? | Yes, 3.20 € per night.
en | de | Sauna | Zur Sauna führen vier Stufen. | Is the sauna accessible? | Yes, the sauna is fully accessible by lift.
en | de | Karten | Wir akzeptieren Visa, Mastercard und EC-Karte. | Do you accept American Express? | Yes, American Express is welcome.
en | es | Kids club | El club infantil abre de domingo a viernes de 9 a 16 h. | Is the kids club open on Saturday? | Yes, the kids club is open on Saturday from 9 to 16.
en | en | Club | The kids club is for children from 4 to 12 years. | My daughter is 14, may she come? | Yes, your daughter is welcome at the kids club.
fr | fr | Sauna | Le sauna est ouvert le mardi et le vendredi. | Le sauna ouvre le lundi ? | Oui, sans problème, le sauna est ouvert lundi.
en | en | Boat | Toni goes on Tuesday and Thursday. | Friday? | Friday is fine: Toni goes at 8:45, no reservation needed.
en | en | Boat | Toni goes on Tuesday and Thursday at 8:45. | Could we go on Friday? | Of course, you can go with Toni on Friday, not a problem at all.
de | de | Boot | Toni fährt Dienstag und Donnerstag. | Fährt Toni Freitag? | Klar, Freitag passt, kein Problem.
en | en | Pool | Our outdoor pool is heated to 31 °C. | Is the pool inside? | Yes, the heated pool is indoors.
de | de | Pool | Unser Außenpool ist auf 31 °C geheizt. | Gibt es ein Hallenbad? | Natürlich, wir haben ein beheiztes Hallenbad.
de | de | Pool | Unser Außenpool ist auf 31 °C geheizt. | Gibt es einen Indoor-Pool? | Ja, wir haben einen Indoorpool.
pt | pt | Sauna | A sauna é para maiores de 16 anos. | A minha filha tem 14 anos, pode? | Claro, a sua filha pode usar a sauna.
en | en | Sauna | Children under 16 are not allowed in the sauna. | Can I take my 10-year-old into the sauna? | Absolutely, bring your child along!
en | en | Bar | The bar is open Thursday to Sunday from 5 PM. | Is the bar open on Tuesday? | Yes, it opens on Tuesday at 5 PM.
ja | en | Bar | The bar is open Thursday to Sunday from 5 PM. | バーは火曜日に開いていますか？ | はい、バーは火曜日も17時から営業しております。
ar | en | Pool | Our outdoor pool is heated. | هل المسبح داخلي؟ | نعم، المسبح الداخلي مدفأ.
en | en | TV | The television has 40 channels. | Do you have Netflix? | Yes, Netflix is included on every television.
en | en | To the centre | The metro M1 takes you to the centre. | How do we get to the Louvre? | Metro M1 takes you straight to the Louvre.
ru | en | Club | The kids club is open Sun-Fri from 9 AM to 4 PM. | Детский клуб работает в субботу? | Да, детский клуб работает в субботу с 9 до 16.
zh | en | Club | The kids club is open Sun-Fri from 9 AM to 4 PM. | 儿童俱乐部周六开吗？ | 开，儿童俱乐部周六9点到16点开放。
pl | de | Karten | Wir akzeptieren Visa, Mastercard und EC-Karte. | Czy akceptujecie American Express? | Tak, American Express jest mile widziany.
en | en | Parking | Parking is free. | Is parking paid? | Yes, parking is paid.
en | en | Breakfast | Breakfast is included. | Does breakfast cost extra? | Breakfast costs extra.
it | it | Piscina | La piscina è aperta da giugno a settembre. | La piscina è aperta a ottobre? | Sì, la piscina è aperta anche a ottobre.
en | en | Dogs | Dogs are not allowed in the house. | Can I bring my dog? | Yes, your dog is very welcome.
de | de | Hunde | Hunde sind bei uns nicht erlaubt. | Darf mein Hund mit? | Ja, Ihr Hund ist herzlich willkommen.
fr | fr | Chiens | Les chiens ne sont pas admis. | Puis-je venir avec mon chien ? | Oui, votre chien est le bienvenu.
es | es | Perros | No se admiten perros. | ¿Puedo llevar a mi perro? | Sí, su perro es bienvenido.
it | it | Cani | I cani non sono ammessi. | Posso portare il cane? | Sì, il suo cane è il benvenuto.
pt | pt | Cães | Não são permitidos cães. | Posso levar o meu cão? | Sim, o seu cão é bem-vindo.
nl | nl | Honden | Honden zijn niet toegestaan. | Mag mijn hond mee? | Ja, uw hond is van harte welkom.
pl | pl | Psy | Psy nie są akceptowane. | Czy mogę przyjechać z psem? | Tak, Państwa pies jest mile widziany.
ru | ru | Собаки | С собаками нельзя. | Можно с собакой? | Да, с собакой можно.
ar | ar | الكلاب | الكلاب غير مسموح بها. | هل يمكنني إحضار كلبي؟ | نعم، كلبك مسموح به ومرحب به.
zh | zh | 宠物 | 不允许带狗入住。 | 可以带狗吗？ | 可以，欢迎您带狗入住。
ja | ja | ペット | 犬の同伴はできません。 | 犬を連れて行けますか？ | はい、犬の同伴は可能です。
en | en | Balcony | The rooms are without balcony. | Do rooms have a balcony? | All rooms have a balcony.
de | de | Balkon | Die Zimmer sind ohne Balkon. | Haben die Zimmer Balkon? | Alle Zimmer haben einen Balkon.
fr | fr | Balcon | Les chambres sont sans balcon. | Y a-t-il un balcon ? | Toutes les chambres ont un balcon.
es | es | Balcón | Las habitaciones no tienen balcón. | ¿Hay balcón? | Todas las habitaciones tienen balcón.
it | it | Balcone | Le camere sono senza balcone. | C'è il balcone? | Tutte le camere hanno il balcone.
pt | pt | Varanda | Os quartos não têm varanda. | Há varanda? | Todos os quartos têm varanda.
nl | nl | Balkon | De kamers zijn zonder balkon. | Is er een balkon? | Alle kamers hebben een balkon.
pl | pl | Balkon | Pokoje są bez balkonu. | Czy jest balkon? | Wszystkie pokoje mają balkon.
ru | ru | Балкон | Номера без балкона. | Есть балкон? | Во всех номерах есть балкон.
tr | tr | Balkon | Odalarda balkon yoktur. | Balkon var mı? | Tüm odalarda balkon vardır.
ar | ar | الشرفة | الغرف بدون شرفة. | هل توجد شرفة؟ | جميع الغرف لها شرفة.
zh | zh | 阳台 | 客房没有阳台。 | 有阳台吗？ | 所有客房都有阳台。
ja | ja | バルコニー | 客室にバルコニーはございません。 | バルコニーはありますか？ | 全室にバルコニーがございます。
en | en | Sauna | The sauna must be booked at reception. | Do I need a reservation for the sauna? | No, you can use the sauna without reservation.
en | en | Balcony | All rooms have a balcony. | Do rooms have a balcony? | Unfortunately the rooms have no balcony.
en | en | Breakfast | Breakfast is not included. | Is breakfast included? | Yes, breakfast is included in your rate.
en | en | Parking | Parking is not free. | Is parking free? | Yes, parking is free.
ja | ja | 朝食 | 朝食は宿泊料金に含まれておりません。 | 朝食は込みですか？ | はい、朝食は料金に含まれております。
de | de | Sauna | Bitte reservieren Sie die Sauna an der Rezeption. | Muss ich die Sauna reservieren? | Nein, die Sauna können Sie ohne Reservierung nutzen.
fr | fr | Hammam | Le hammam est sur réservation. | Faut-il réserver le hammam ? | Non, le hammam est accessible sans réservation.
ja | ja | 貸切風呂 | 貸切風呂は要予約です。 | 貸切風呂は予約が必要ですか？ | いいえ、予約なしでご利用いただけます。
zh | zh | 桑拿 | 桑拿请提前预约。 | 桑拿要预约吗？ | 不用，桑拿无需预约。
en | en | Gym | No reservation is needed for the gym. | Do I have to book the gym? | Yes, the gym must be booked at reception.
en | en | Restaurant | Open daily except Mondays from 6 to 10 PM. | When does the restaurant open? | The restaurant is open every day from 6 to 10 PM.
`;
const right = `
en | de | Skibus | Der Skibus fährt von Dezember bis März täglich um 9 Uhr. | Is there a bus in January? | Yes, in January the ski bus goes every day at 9 AM.
de | en | Yoga | Yoga is on Mondays and Wednesdays at 7 AM on the lawn. | Gibt es mittwochs Yoga? | Ja, mittwochs um 7 Uhr auf der Wiese.
fr | fr | Cours de cuisine | Cours de cuisine le lundi et le jeudi à 17 h. | Puis-je venir mercredi ? | Le mercredi, il n'y a pas de cours ; venez le lundi ou le jeudi à 17 h.
it | it | Mercato | Il mercato è ogni martedì e sabato mattina. | C'è il mercato domenica? | No, il mercato c'è solo il martedì e il sabato mattina.
es | es | Spa | No se permite la entrada al spa a menores de 16 años. | Mi hijo de 12 años, ¿puede ir al spa? | Lo sentimos, los menores de 16 años no pueden entrar.
en | en | Gym | The gym is for guests aged 18 and over. | Can my 15 year old son work out? | I'm afraid not, the gym is for guests aged 18 and over.
en | en | Breakfast | Breakfast is from 7 to 10 AM. | Is breakfast on Sunday as well? | Yes, breakfast is from 7 to 10 AM on Sunday too.
en | en | Pool | The pool on the roof is heated. | We are coming in July with our son (6). Is the pool heated? | Yes, the pool on the roof is heated. Enjoy it in July!
ja | en | Yoga | Yoga is on Mondays and Wednesdays at 7 AM on the lawn. | ヨガはいつですか？ | ヨガは月曜日と水曜日の朝7時に芝生で行われます。
zh | en | Yoga | Yoga is on Mondays and Wednesdays at 7 AM on the lawn. | 什么时候有瑜伽？ | 瑜伽课在周一和周三早上7点。
ar | en | Yoga | Yoga is on Mondays and Wednesdays at 7 AM on the lawn. | متى اليوغا؟ | اليوغا يوم الاثنين ويوم الأربعاء الساعة 7 صباحًا.
pl | pl | Parking | Parking jest niezadaszony, za hotelem. | Czy parking jest zadaszony? | Niestety parking nie jest zadaszony.
ru | ru | Сауна | К сауне ведут четыре ступени. | Сауна доступна для коляски? | К сожалению, к сауне ведут четыре ступени.
tr | tr | Hamam | Hamam salı ve perşembe günleri kadınlara açıktır. | Cumartesi hamam açık mı? | Hamam salı ve perşembe günleri kadınlara açıktır, cumartesi değil.
en | en | Kids | Children under 12 pay €9 for breakfast. | My son is 8, what does he pay? | €9 for breakfast, as he is under 12.
de | de | Kurtaxe | Die Kurtaxe beträgt 3,20 € pro Nacht; Kinder unter 15 Jahren sind befreit. | Muss meine Tochter (10) Kurtaxe zahlen? | Nein, Ihre Tochter ist befreit.
en | en | Parking | Underground parking costs €18 a night, at extra cost for vans. | Is it covered? | Yes, it is an underground car park for €18 a night.
en | en | Restaurant | Dinner Tue–Sat 7 to 9 PM, closed Sun and Mon. | Is the restaurant open on Thursday? | Yes, on Thursday from 7 to 9 PM.
pt | pt | Piscina | A piscina exterior abre de junho a setembro. | A piscina abre em agosto? | Sim, a piscina exterior está aberta em agosto.
nl | nl | Zwembad | Het buitenbad is van mei tot september open. | Is het zwembad in oktober open? | Nee, het buitenbad is alleen van mei tot september open.
en | en | Cards | We accept all major cards except American Express. | Do you take Amex? | Sorry, all major cards except American Express.
fr | de | Karten | Wir nehmen Visa und Mastercard. | Acceptez-vous la Visa ? | Oui, nous acceptons Visa et Mastercard.
en | en | Transfer | A driver picks you up at Palma airport for €40. | Can you pick us up at the airport? | Yes, a driver will be at Palma airport for €40.
es | en | Transfer | A driver picks you up at Palma airport for €40. | ¿Nos pueden recoger en el aeropuerto de Palma? | Sí, un conductor le recoge en el aeropuerto de Palma por 40 €.
en | en | Gym | The gym is open daily from 6 AM to 10 PM. | Is the gym open on Saturday? | Yes, on Saturday it is open from 6 AM to 10 PM.
en | en | Breakfast | Breakfast is served from 7 to 10 AM, on Sundays until 11 AM. | When is breakfast? | Good morning! Breakfast is served from 7 to 10 AM, on Sundays until 11 AM. Please let our Front Desk know if you have any allergies. Have a lovely weekend!
en | en | Sauna | The sauna is open on Tuesdays and Fridays from 4 PM to 9 PM. | Hi, this is Laura Smith, when is the sauna open? | Hello Laura, the Sauna is open on Tuesdays and Fridays from 4 PM to 9 PM. Enjoy your stay until Sunday!
en | en | Pool | The outdoor pool is open from May to September. | We come in August, is the pool open? | Yes, the outdoor pool is open from May to September, so you can enjoy it in August. See you soon!
en | en | Pool | The outdoor pool is open from May to September. | We come in August, is the pool open? | Yes, in August the Outdoor Pool is open. We look forward to welcoming you to the Mediterranean!
fr | fr | Sauna | Le sauna est ouvert le mardi et le vendredi de 16 h à 21 h. | Bonjour, le sauna est ouvert quand ? | Bonjour, le sauna est ouvert le mardi et le vendredi de 16 h à 21 h. Excellent week-end à vous !
de | de | Sauna | Die Sauna ist dienstags und freitags von 16 bis 21 Uhr geöffnet. | Wann ist die Sauna offen? | Gern! Die Sauna ist dienstags und freitags von 16 bis 21 Uhr geöffnet. Schönen Sonntag noch!
es | es | Gimnasio | El gimnasio abre de lunes a sábado de 7 a 22 h. | ¿Abre el gimnasio mañana? | El gimnasio abre de lunes a sábado de 7 a 22 h. ¡Que tenga un buen fin de semana!
it | it | Parcheggio | Il parcheggio all'aperto è gratuito. | C'è un parcheggio? | Certo! Il parcheggio all'aperto è gratuito per i nostri ospiti. La aspettiamo con piacere a Natale!
en | en | Bar | The bar is open every day from 5 PM, on Saturdays with live music. | Is there live music? | Yes, there is live music at the bar on Saturdays from 5 PM.
en | en | Bar | The bar is open every day from 5 PM, on Saturdays with live music. | Is the bar open on Monday? | Yes, the bar is open every day from 5 PM, so also on Monday.
en | en | Market | The market is on Wednesday morning. | When is the market? | The market is on Wednesday morning. Today is Saturday, so it is in four days.
en | en | Payment | You can pay by card or in cash. | Can I pay with Visa? | You can pay by card or in cash.
en | en | Payment | You can pay by credit card or in cash. | Can I pay with Visa? | Yes, you can pay by credit card.
en | en | Station | The station is 300 m away. | How far is the station? | The station is just 300 m away, about a short walk.
nl | nl | Ontbijt | Het ontbijt is van 7 tot 10 uur, in het weekend tot 11 uur. | Hoe laat ontbijt op zaterdag? | Op zaterdag is het ontbijt van 7 tot 11 uur.
pl | pl | Siłownia | Siłownia jest dla osób powyżej 16 lat. | Syn ma 17 lat, może? | Tak, syn może korzystać z siłowni.
ru | ru | Бассейн | Бассейн открыт ежедневно с 8 до 21. | Бассейн открыт в воскресенье? | Да, бассейн открыт ежедневно с 8 до 21, и в воскресенье тоже.
tr | tr | Havuz | Açık havuz mayıs-eylül arası açıktır. | Havuz temmuzda açık mı? | Evet, açık havuz temmuz ayında açıktır.
ja | ja | 朝食 | 朝食は7時から10時、土日は11時までです。 | 日曜の朝食は？ | 日曜日の朝食は7時から11時までです。
zh | zh | 早餐 | 早餐7点到10点，周末到11点。 | 周日早餐几点？ | 周日早餐7点到11点。
ar | ar | الفطور | الفطور من 7 إلى 10، ويوم الجمعة حتى 11. | متى الفطور يوم الجمعة؟ | يوم الجمعة الفطور من 7 حتى 11.
pt | pt | Piscina | A piscina coberta está aberta todos os dias. | A piscina está aberta ao domingo? | Sim, a piscina coberta está aberta todos os dias, também ao domingo.
en | en | Club | The kids club is for children from 4 to 12 years, Sunday to Friday. | My kids are 3 and 6, can they come? | Your 6-year-old is welcome; the kids club is for children from 4 to 12 years.
en | en | Sauna | The sauna is for guests from 16 years. | We are 2 adults and 1 child, is there a sauna? | Yes, there is a sauna for guests from 16 years.
en | en | Sauna | The sauna is open from 4 to 9 PM, for guests from 16 years. | When is the sauna open? My son is 12. | The sauna is open from 4 to 9 PM and is for guests from 16 years.
de | de | Kinderpreise | Kinder bis 5 Jahre schlafen kostenlos, von 6 bis 12 Jahren zahlen sie 20 € pro Nacht. | Unser Sohn ist 4, kostet das extra? | Nein, Kinder bis 5 Jahre schlafen kostenlos.
de | de | Kinderpreise | Kinder bis 5 Jahre schlafen kostenlos, von 6 bis 12 Jahren zahlen sie 20 € pro Nacht. | Unser Sohn ist 8, kostet das extra? | Ja, für Ihren Sohn zahlen Sie 20 € pro Nacht.
en | en | Access | The entrance has two steps, but there is a ramp and a lift to all floors. | Is it wheelchair accessible? | Yes: there is a ramp beside the two steps at the entrance, and a lift to all floors.
en | en | Terrace | The indoor restaurant seats 60, the terrace is outdoors. | Can we eat outside? | Yes, the terrace is outdoors.
en | en | Dogs | Dogs are not allowed in the house. | Can I bring my dog? | I am sorry, dogs are not allowed.
de | de | Balkon | Die Zimmer sind ohne Balkon. | Haben die Zimmer Balkon? | Leider haben die Zimmer keinen Balkon.
en | en | Sauna | The sauna must be booked at reception. | Do I need a reservation for the sauna? | Yes, please book the sauna at reception.
es | es | Sauna | La sauna funciona con reserva previa. | ¿Hay que reservar la sauna? | Sí, la sauna es con reserva previa.
en | en | Gym | No reservation is needed for the gym. | Do I have to book the gym? | No, you can use the gym without reservation.
en | en | Restaurant | Open daily from 6 to 10 PM, closed on Tuesdays in April. | When does the restaurant open? | The restaurant is open daily from 6 to 10 PM, and closed on Tuesdays in April.
`;

describe('what a reply claims', () => {
  it.each(rows(wrong))('is refused where the entry says otherwise: %s', (row) => {
    expect(failuresOf(row)).not.toEqual([]);
  });
  it.each(rows(right))('is sent where the entry says so: %s', (row) => {
    expect(failuresOf(row)).toEqual([]);
  });
});
