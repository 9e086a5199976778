/**
 * What guests call the same thing, folded, in the languages of the fixed sentences: so that "Wi-Fi", "WLAN" and
 * "internet" meet. Several words are parted by commas; Latin words match with a plural s too.
 */
export const CONCEPTS: Record<string, string> = {
  wifi: 'wifi, wi fi, wlan, internet, wireless, вай фай, вайфай, интернет, واي فاي, انترنت, الانترنت, الواي فاي, 无线网, 无线网络, 上网, 网络, ワイファイ, インターネット, 無線lan',
  parking:
    'parking, parking lot, car park, carpark, park my car, park our car, can i park, can we park, to park, park here, garage, parking space, parkplatz, parkplatze, parken, tiefgarage, stellplatz, aparcamiento, aparcar, estacionamiento, estacionar, stationnement, garer, stationner, parcheggio, parcheggiare, estacionamento, parque de estacionamento, parkeren, parkeerplaats, parkeergarage, parkowanie, parkingu, парковка, парковку, парковки, otopark, park yeri, موقف, مواقف, موقف سيارات, 停车, 停车场, 停车位, 駐車場, 駐車, パーキング',
  pool: 'pool, swimming pool, swimming, piscina, alberca, piscine, schwimmbad, hallenbad, swimmingpool, zwembad, basen, basenu, basen kryty, бассейн, бассейна, havuz, havuzu, مسبح, المسبح, حمام السباحه, 泳池, 游泳池, プール',
  gym: 'gym, fitness, fitness room, fitness centre, fitness center, fitness studio, fitnessraum, gimnasio, salle de sport, salle de fitness, palestra, ginasio, academia, sportschool, fitnessruimte, silownia, silowni, спортзал, тренажерный зал, фитнес, spor salonu, صاله رياضيه, نادي رياضي, الجيم, 健身房, ジム, フィットネス',
  spa: 'spa, wellness, sauna, massage, masaje, massaggio, massagem, massaggi, masaz, масаж, массаж, сауна, masaj, hamam, سبا, مساج, ساونا, 水疗, 桑拿, 按摩, スパ, サウナ, マッサージ',
  breakfast:
    'breakfast, breakfast buffet, desayuno, petit dejeuner, petits dejeuners, fruhstuck, fruhstucken, fruhstucksbuffet, colazione, pequeno almoco, cafe da manha, ontbijt, sniadanie, sniadania, sniadan, завтрак, завтрака, завтраки, kahvalti, افطار, الافطار, فطور, الفطور, 早餐, 早饭, 朝食, 朝ごはん, モーニング',
  dinner:
    'dinner, supper, cena, diner, abendessen, jantar, avondeten, kolacja, kolacje, kolacji, ужин, ужина, aksam yemegi, عشاء, العشاء, 晚餐, 晚饭, 夕食, ディナー',
  lunch:
    'lunch, almuerzo, comida del mediodia, dejeuner, mittagessen, pranzo, almoco, obiad, обед, ogle yemegi, غداء, الغداء, 午餐, 午饭, 昼食, ランチ',
  restaurant:
    'restaurant, restaurante, ristorante, restauracja, restauracji, ресторан, ресторана, restoran, مطعم, المطعم, 餐厅, レストラン',
  bar: 'bar, rooftop bar, бар, بار, 酒吧, バー',
  room_service:
    'room service, roomservice, servicio de habitaciones, servicio a la habitacion, service en chambre, zimmerservice, servizio in camera, servico de quarto, obsluga pokoju, обслуживание в номере, oda servisi, خدمه الغرف, 客房服务, ルームサービス',
  checkin:
    'check in, checkin, check in time, arrival, arrive, einchecken, anreise, entrada, llegada, registro de entrada, arrivee, arrivo, chegada, inchecken, aankomst, zameldowanie, zameldowac, przyjazd, заезд, заезда, заселение, заселиться, giris saati, giris yap, تسجيل الوصول, الوصول, تسجيل الدخول, 入住, チェックイン',
  checkout:
    'check out, checkout, check out time, departure, auschecken, abreise, salida, hora de salida, depart, partenza, saida, uitchecken, vertrek, wymeldowanie, wymeldowac, wyjazd, выезд, выезда, выселение, cikis saati, cikis yap, المغادره, تسجيل المغادره, تسجيل الخروج, 退房, チェックアウト',
  luggage:
    'luggage, baggage, bags, suitcase, equipaje, maletas, maleta, bagages, bagage, valises, gepack, koffer, bagagli, valigie, valigia, bagagem, malas, koffers, bagaz, bagazu, walizki, багаж, чемодан, чемоданы, bagaj, valiz, امتعه, الامتعه, حقائب, 行李, 荷物',
  laundry:
    'laundry, dry cleaning, lavanderia, blanchisserie, laverie, wascherei, wasche, lavandaria, wasserette, wasservice, pralnia, pranie, прачечная, стирка, camasirhane, مغسله, غسيل, 洗衣, ランドリー, 洗濯, クリーニング',
  pets: 'pet, dog, cat, perro, mascota, gato, chien, chat, animal, animaux, animales, hund, hunde, haustier, haustiere, katze, cane, gatto, animali, cachorro, cao, animais, hond, huisdier, huisdieren, pies, psa, zwierzeta, zwierze, собака, собакой, собаку, кошка, кошкой, кота, питомец, животные, животными, kopek, evcil hayvan, kedi, كلب, قطه, حيوان, حيوانات, اليفه, 宠物, 狗, 猫, ペット, 犬',
  dog: 'dog, perro, chien, hund, hunde, cane, cachorro, cao, hond, pies, psa, psem, собака, собакой, собаку, kopek, كلب, 狗, 犬',
  cat: 'cat, gato, chat, katze, gatto, kat, kot, kota, kotem, кошка, кошкой, кота, kedi, قطه, 猫',
  smoking:
    'smoke, smoking, smoker, fumar, fumadores, fumer, fumeur, rauchen, raucher, fumare, fumatori, fumante, roken, palic, palenie, курить, курение, sigara, تدخين, التدخين, 吸烟, 抽烟, 喫煙, 禁煙, たばこ, タバコ',
  transfer:
    'airport shuttle, shuttle, airport transfer, transfer, airport pickup, pick up, flughafentransfer, traslado, navette, navetta, traslados, pendelbus, transfert, трансфер, havaalani servisi, نقل من المطار, 接机, 送机, 班车, 送迎, シャトル',
  taxi: 'taxi, cab, uber, такси, taksi, تاكسي, سياره اجره, 出租车, 打车, タクシー',
  airport:
    'airport, aeropuerto, aeroport, flughafen, aeroporto, luchthaven, lotnisko, lotniska, аэропорт, аэропорта, havaalani, havalimani, مطار, المطار, 机场, 空港',
  cancellation:
    'cancellation, cancel, cancelling, cancelacion, cancelar, annulation, annuler, stornierung, stornieren, cancellazione, cancellare, cancelamento, annuleren, annulering, anulowac, anulowanie, отмена, отменить, iptal, الغاء, الالغاء, 取消, キャンセル',
  payment:
    'pay, payment, credit card, card, pago, pagar, tarjeta, payer, paiement, carte, zahlen, bezahlen, zahlung, kreditkarte, karte, pagare, pagamento, carta di credito, carta, cartao, betalen, betaling, creditcard, placic, zaplacic, platnosc, karta, karty, оплата, оплатить, картой, ode, odeme, kredi karti, دفع, الدفع, بطاقه, 付款, 支付, 信用卡, 支払, 支払い, クレジットカード',
  reception:
    'reception, front desk, recepcion, rezeption, receptie, rececao, recepcao, recepcja, ресепшен, стойка регистрации, resepsiyon, استقبال, الاستقبال, 前台, フロント',
  address:
    'address, located, location, direccion, ubicacion, adresse, adres, indirizzo, endereco, morada, адрес, عنوان, العنوان, 地址, 住所',
  phone:
    'phone number, telephone number, phone, telephone, telefono, telefon, telefone, telefoonnummer, numero de telephone, телефон, هاتف, رقم الهاتف, 电话, 電話番号',
  towels:
    'towel, toalla, serviette, handtuch, handtucher, asciugamano, asciugamani, toalha, handdoek, handdoeken, recznik, reczniki, полотенце, полотенца, havlu, منشفه, مناشف, 毛巾, タオル',
  pillow:
    'pillow, almohada, oreiller, kissen, kopfkissen, cuscino, cuscini, travesseiro, almofada, kussen, poduszka, poduszki, подушка, подушку, yastik, وساده, مخده, 枕头, 枕',
  cleaning:
    'cleaning, clean, housekeeping, maid, limpieza, limpiar, menage, nettoyage, reinigung, putzen, zimmerreinigung, pulizia, pulizie, limpeza, schoonmaak, sprzatanie, posprzatac, уборка, уборку, temizlik, تنظيف, 打扫, 清洁, 清掃, 掃除',
  aircon:
    'air conditioning, air conditioner, aircon, ac, aire acondicionado, climatisation, clim, klimaanlage, aria condizionata, ar condicionado, airco, airconditioning, klimatyzacja, кондиционер, klima, تكييف, مكيف, 空调, エアコン, 冷房',
  heating:
    'heating, heater, calefaccion, chauffage, heizung, riscaldamento, aquecimento, verwarming, ogrzewanie, отопление, isitma, تدفئه, 暖气, 暖房',
  menu: 'menu, carta del restaurante, speisekarte, menukaart, меню, قائمه الطعام, 菜单, メニュー',
  children:
    'child, children, kid, kids, baby, nino, ninos, bebe, enfant, kind, kinder, bambino, bambini, crianca, criancas, kinderen, dziecko, dzieci, ребенок, дети, детей, cocuk, cocuklar, طفل, اطفال, الاطفال, 儿童, 孩子, 小孩, 子供, 子ども',
  crib: 'crib, cot, baby bed, cuna, lit bebe, babybett, kinderbett, gitterbett, culla, berco, kinderbedje, lozeczko, детская кроватка, bebek yatagi, سرير اطفال, 婴儿床, ベビーベッド',
  bike: 'bike, bicycle, cycling, bicicleta, bici, velo, fahrrad, fahrrader, bicicletta, biciclette, fiets, fietsen, rower, rowery, велосипед, bisiklet, دراجه, 自行车, 自転車',
  beach:
    'beach, playa, plage, strand, spiaggia, praia, plaza do plywania, plaza, пляж, plaj, شاطئ, الشاطئ, 海滩, 沙滩, ビーチ',
  amenities:
    'amenities, facilities, servicios, equipements, ausstattung, annehmlichkeiten, voorzieningen, udogodnienia, удобства, olanaklar, مرافق, المرافق, 设施, 設備',
  policies:
    'policy, policies, house rules, hotel rules, politica, politicas, reglement, hausordnung, regole, regolamento, huisregels, regulamin, правила, kurallar, سياسه, سياسات, 政策, 规定, ポリシー, 規則',
};

/** Aspects of a question. No aspect: existence, permission, or a general question. */
export const ASPECTS: Record<string, string> = {
  time: 'what time, which time, when, hours, opening hours, opening times, open, opens, opening, close, closes, closing, schedule, until, how late, how early, what are the hours, a que hora, que hora, hora, cuando, horario, horarios, hasta, abre, abren, abierto, abierta, cierra, quelle heure, a quelle heure, quand, horaire, horaires, ouvert, ouverte, ouvre, ferme, jusqu a, um wieviel uhr, um wie viel uhr, wieviel uhr, wann, uhrzeit, offnungszeit, offnungszeiten, geoffnet, offen, auf bis, schliesst, bis wann, ab wann, wie lange, a che ora, che ora, quando, orari, orario, aperto, aperta, apre, chiude, a que horas, que horas, horarios de, aberto, aberta, abre as, fecha, hoe laat, wanneer, openingstijden, tot hoe laat, o ktorej, ktorej godzinie, kiedy, godziny, otwarcia, czynny, otwarty, do ktorej, во сколько, когда, до скольки, часы, график, время работы, работает, открыт, saat kacta, ne zaman, kacta, kaca kadar, saatleri, متي, في اي ساعه, اي ساعه, اوقات, مواعيد, الي متي, 几点, 什么时候, 时间, 何时, 何時, いつ, 営業時間, 時間',
  price:
    'how much, price, cost, rate, fee, charge, surcharge, cuanto cuesta, cuanto vale, cuanto, cuesta, precio, tarifa, combien, prix, cout, coute, tarif, wie viel kostet, was kostet, wieviel kostet, kostet, kosten, preis, preise, gebuhr, quanto costa, costa, prezzo, prezzi, tariffa, costo, quanto custa, custa, preco, quanto, hoeveel, hoeveel kost, kost, prijs, tarief, ile kosztuje, kosztuje, cena za, koszt, oplata, сколько стоит, стоимость, цена, цены, стоит, ne kadar, kac para, ucret, fiyat, fiyati, بكم, كم سعر, سعر, تكلفه, كم يكلف, 多少钱, 价格, 费用, 收费, いくら, 料金, 値段',
  free: 'free, free of charge, complimentary, included, include, for free, gratis, gratuito, gratuita, incluido, incluye, gratuit, gratuite, inclus, compris, kostenlos, kostenfrei, umsonst, inklusive, inbegriffen, gratuita, incluso, inclusa, compresa, compreso, incluida, inbegrepen, bezplatny, bezplatne, wliczone, darmowy, darmowe, бесплатно, бесплатный, включен, включено, ucretsiz, dahil, مجاني, مجانا, مشمول, 免费, 包含, 含, 無料, 込み, 含まれ',
  place:
    'where, which floor, how do i get to, how to get to, directions, how far, distance, donde, como llego, como llegar, donde esta, a que distancia, ou est, ou se trouve, comment aller, comment venir, wo, wo ist, wie komme ich, wie weit, dove, dov e, come arrivo, come si arriva, onde, onde fica, como chegar, waar, hoe kom ik, gdzie, jak dojechac, где, как добраться, как доехать, nerede, nasil gidilir, اين, كيف اصل, 在哪里, 哪里, 在哪, 怎么去, どこ, 行き方',
  code: 'password, pass code, passcode, access code, network name, contrasena, clave, mot de passe, code wifi, passwort, kennwort, senha, palavra passe, wachtwoord, haslo, пароль, sifre, sifresi, كلمه السر, كلمه المرور, 密码, パスワード',
  booking:
    'book, booking, reserve, reservation, how do i book, reservar, reserva, reserver, buchen, buchung, reservieren, reservierung, prenotare, prenotazione, boeken, reserveren, rezerwacja, zarezerwowac, забронировать, бронь, бронирование, rezervasyon, حجز, احجز, 预订, 预定, 予約',
  late: 'late, later, tarde, plus tard, tardif, spater, spate, spaten, tardi, mais tarde, later check out, pozny, pozne, поздний, позже, gec, متاخر, 延迟, 晚退, レイト',
  early:
    'early, earlier, temprano, antes, plus tot, anticipe, fruher, fruhen, anticipato, mais cedo, vroeger, eerder, wczesny, wczesniej, ранний, раньше, erken, مبكر, 提前, アーリー',
};
