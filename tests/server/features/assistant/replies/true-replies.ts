/** Correct replies over the entries of the demo hotel, also reworded: `language | ids | question | reply`. */
export const TRUE_REPLIES = `
en | parking | Is there parking at the hotel? | Yes, we have 14 spaces in the underground car park at Porte Saint-Vincent, 150 m away, for €18 a night.
en | parking | How much is parking? | Parking costs eighteen euros per night. Please reserve a space.
en | breakfast | How much is breakfast? | Breakfast is €19 for adults and €9 for children under 12, unless your rate includes it.
en | breakfast | What time is breakfast on Sunday? | On Sundays breakfast is served from 7 to 11 AM in the veranda.
en | breakfast | What time is breakfast? | Breakfast is from seven to half past ten, and until eleven on weekends.
en | checkout | Can I check out late? | Check-out is at 11 AM. A late check-out until 1 PM costs €30 if the room is free; please ask the evening before.
en | luggage | Can I leave my bags after check-out? | Yes, you can leave your luggage free of charge in the locked room beside the reception.
en | children | Do you have cots? | Cots are free of charge, please reserve one. Extra beds are €28 a night.
en | k-bikes | Can we rent bikes? | We have eight bicycles: the first two hours are free, then it is €12 a day.
en | pets | Can I bring my dog? | Dogs up to 10 kg are welcome for €15 a night, but they may not come into the restaurant or the pool.
en | cancellation | What is your cancellation policy? | You can cancel for free until 48 hours before arrival. After that the first night is charged.
en | wifi | What is the wifi password? | There is no password: choose the network “Marees-Guest” and enter your room number and last name.
en | pool | When is the pool open? | The seawater pool and the sauna are open every day from 8 AM to 9 PM; children may swim until 7 PM.
en | transfer | How do I get from the station to the hotel? | Bus C1 takes 10 minutes to Porte Saint-Vincent, and a taxi is about €12. A driver can pick you up for €15.
en | k-smoking | Can I smoke in my room? | No, rooms and balconies are smoke-free, but you may smoke on the terrace. Cleaning after smoking costs €150.
en | restaurant | Is the restaurant open on Monday? | La Table des Marées is closed on Sundays and Mondays; on those days the bar Le Sextant has oysters, soup and cheese until 10 PM.
en | k-laundry | Is laundry done on Sunday? | Laundry is not done on Sundays. On other days it is back by 6 PM if you hand it in by 9 AM.
en | k-spa | Do you offer massages? | Yes, Thursday to Sunday between 2 and 7 PM: 50 minutes cost €85. Please book at the reception by noon.
de | parking | Was kostet das Parken? | Ein Stellplatz in der Tiefgarage kostet 18 € pro Nacht.
de | parking | Gibt es einen Parkplatz? | Ja, wir haben 14 Plätze in der Tiefgarage an der Porte Saint-Vincent, 150 m vom Haus. Die Einfahrt ist 1,95 m hoch. Bitte reservieren Sie.
de | breakfast | Was kostet das Frühstück? | Das Frühstück kostet 19 Euro für Erwachsene und 9 Euro für Kinder unter 12 Jahren, sofern es nicht in Ihrem Tarif enthalten ist.
de | pool | Wann ist der Pool geöffnet? | Der Pool und die Sauna sind täglich von 8 bis 21 Uhr geöffnet. Kinder dürfen bis 19 Uhr baden.
de | pets | Sind Hunde erlaubt? | Hunde bis 10 kg sind für 15 € pro Nacht willkommen. Im Restaurant und am Pool sind sie nicht erlaubt.
de | children | Gibt es ein Babybett? | Babybetten sind kostenlos, bitte reservieren Sie eines.
de | luggage | Kann ich mein Gepäck nach dem Check-out bei Ihnen lassen? | Ja, gern und kostenlos: im abgeschlossenen Gepäckraum neben der Rezeption.
fr | parking | Combien coûte le parking ? | Le parking coûte dix-huit euros la nuit, à 150 m de l’hôtel.
fr | breakfast | À quelle heure est le petit-déjeuner ? | Le petit-déjeuner est servi de 7 h à 10 h 30 dans la véranda, et jusqu’à 11 h le samedi et le dimanche.
fr | checkout | Puis-je partir plus tard ? | Le départ se fait à 11 h. Un départ tardif jusqu’à 13 h coûte 30 € si la chambre est libre.
fr | pets | Acceptez-vous les chiens ? | Oui, les chiens jusqu’à 10 kg sont les bienvenus pour 15 € la nuit, mais pas au restaurant ni à la piscine.
fr | k-smoking | Peut-on fumer dans la chambre ? | Non, les chambres et les balcons sont non-fumeurs. Vous pouvez fumer sur la terrasse.
fr | cancellation | Puis-je annuler ? | L’annulation est gratuite jusqu’à 48 heures avant l’arrivée ; ensuite la première nuit est facturée.
fr | k-babysitting | Proposez-vous du baby-sitting ? | Oui, avec un jour de préavis, de 18 h à minuit, pour 14 € de l’heure.
es | parking | ¿Cuánto cuesta el aparcamiento? | El aparcamiento cuesta 18 € por noche. Por favor, reserve una plaza.
es | breakfast | ¿A qué hora es el desayuno? | El desayuno se sirve de 7:00 a 10:30, y los sábados y domingos hasta las 11:00.
es | pool | ¿Cuándo abre la piscina? | La piscina y la sauna abren todos los días de 8:00 a 21:00.
es | k-bikes | ¿Alquilan bicicletas? | Tenemos ocho bicicletas: las dos primeras horas son gratis y después cuestan 12 € al día.
es | wifi | ¿Hay wifi? | Sí: elija la red “Marees-Guest” e introduzca su número de habitación y su apellido; no hay contraseña.
it | parking | Quanto costa il parcheggio? | Il parcheggio costa diciotto euro a notte.
it | breakfast | A che ora è la colazione? | La colazione è servita nella veranda dalle 7:00 alle 10:30, il sabato e la domenica fino alle 11:00.
it | restaurant | C'è un ristorante? | La Table des Marées serve la cena dalle 19:00 alle 21:30, dal martedì al sabato; il menù costa 42 €.
it | children | Avete culle? | Le culle sono gratuite e i letti aggiuntivi costano 28 € a notte; vanno prenotati.
pt | parking | Quanto custa o estacionamento? | O estacionamento custa 18 euros por noite e deve ser reservado.
pt | pool | A que horas abre a piscina? | A piscina e a sauna estão abertas todos os dias das 8h às 21h.
pt | pets | Aceitam cães? | Cães até 10 kg são bem-vindos por 15 € por noite; não podem entrar no restaurante nem na piscina.
nl | parking | Wat kost parkeren? | Parkeren kost achttien euro per nacht, op 150 m van het hotel.
nl | breakfast | Hoe laat is het ontbijt? | Het ontbijt is van 7:00 tot 10:30 uur, op zaterdag en zondag tot 11:00 uur.
nl | luggage | Kan ik mijn bagage achterlaten? | Ja, dat kan gratis in de afgesloten bagageruimte naast de receptie.
pl | parking | Ile kosztuje parking? | Parking kosztuje 18 euro za noc.
pl | breakfast | O której jest śniadanie? | Śniadanie jest od 7:00 do 10:30, w soboty i niedziele do 11:00.
pl | children | Czy macie łóżeczka dla dzieci? | Łóżeczka są bezpłatne, a dostawki kosztują 28 € za noc.
ru | parking | Сколько стоит парковка? | Парковка стоит восемнадцать евро за ночь.
ru | breakfast | Во сколько завтрак? | Завтрак с 7:00 до 10:30, по субботам и воскресеньям до 11:00.
ru | pets | Можно с собакой? | Собаки до 10 кг допускаются за 15 евро за ночь, но не в ресторан и не в бассейн.
tr | parking | Otopark ücreti ne kadar? | Otopark geceliği 18 avro, otele 150 m mesafede.
tr | breakfast | Kahvaltı saat kaçta? | Kahvaltı 7:00 ile 10:30 arasında, cumartesi ve pazar günleri 11:00'e kadar servis edilir.
ar | parking | كم تكلفة موقف السيارات؟ | تكلفة موقف السيارات ثمانية عشر يورو لليلة الواحدة.
ar | pool | متى يفتح المسبح؟ | المسبح والساونا مفتوحان يوميًا من الساعة 8 صباحًا حتى 9 مساءً.
zh | parking | 停车多少钱？ | 停车每晚18欧元，请提前预订。
zh | breakfast | 早餐几点开始？ | 早餐时间为7:00至10:30，周六和周日至11:00。
ja | parking | 駐車場はいくらですか？ | 駐車場は一泊十八ユーロです。ご予約をお願いします。
ja | children | ベビーベッドはありますか？ | ベビーベッドは無料で、エクストラベッドは一泊28ユーロです。
`
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', ids = '', question = '', reply = ''] = line.split(' | ');
    return { language, ids: ids.split(','), question, reply };
  });
