/**
 * Words that limit a fact, folded, in the assistant's languages; `*` ends a stem, a space joins words. A value of which
 * one text says nothing while the other one does makes them two facts, except for `adult` and `dog` (scope.rules.ts).
 */
export const SCOPE_WORDS: Record<string, Record<string, string>> = {
  season: {
    summer:
      'summer*, sommer*, ete, verano, estate, verao, zomer*, latem, lato, летом, лето, летн*, yaz, yazin, صيف*, الصيف, 夏季, 夏天, 夏',
    winter:
      'winter*, hiver, invierno, inverno, zima, zimie, zimow*, зимой, зима, зимн*, kis, kisin, شتاء, الشتاء, 冬季, 冬天, 冬',
    spring: 'spring, fruhling*, fruhjahr*, printemps, primavera, voorjaar, wiosna, весной, ilkbahar, 春季, 春',
    autumn: 'autumn, herbst*, automne, otono, autunno, outono, herfst, jesienia, осенью, sonbahar, 秋季, 秋',
    high: 'high season, peak season, hauptsaison, haute saison, temporada alta, alta stagione, epoca alta, alta temporada, hoogseizoen, wysoki sezon, высокий сезон',
    low: 'low season, off season, nebensaison, basse saison, temporada baja, bassa stagione, epoca baixa, baixa temporada, laagseizoen, низкий сезон',
  },
  person: {
    adult:
      'adult*, erwachsen*, adulte*, adulti, volwassen*, doros*, взросл*, yetiskin*, بالغ*, للبالغين, للكبار, 成人, 大人',
    child:
      'child, children, children s, kid, kids, kids s, kind, kinder*, enfant*, nino*, nina*, infantil*, bambin*, crianc*, kinderen, dziec*, дет*, ребен*, cocuk*, daughter*, son, sons, tochter*, sohn, sohne, fils, fille, filles, hija, hijas, hijo, hijos, figlia, figlie, figlio, figli, filha, filhas, filho, filhos, dochter*, zoon, zonen, corka, corki, corke, syn, syna, дочь, дочер*, дочк*, сын, сына, сыну, kizim*, oglum*, ابنتي, ابني, 女儿, 儿子, 息子, اطفال, الاطفال, للاطفال, طفل*, 儿童, 孩子, 小孩, 子供, お子様, 子ども',
    teen: 'teenager*, jugendlich*, ados, adolescent*, nastolat*, подрост*',
    women:
      'women, ladies, ladies, frauen, damen*, femmes, mujeres, donne, mulheres, vrouwen, kobiet*, женщин*, kadinlar*, 女性',
    group: 'group, groups, gruppe*, groupe*, grupo*, gruppi, groep*, grup*, групп*, 团体, 団体',
    member: 'member*, club members, mitglied*, membre*, socio*, soci, leden, czlonk*',
    visitor:
      'extern*, outside guest*, day guest*, day visitor*, visitors pay, for visitors, non resident*, non-resident*, externe*, clients exterieurs, exteriores, no alojad*, esterni, visitantes, niet gasten, z zewnatrz, сторонн*',
    disabled:
      'disabled, behindert*, handicap*, minusvalid*, discapacit*, disabili, deficien*, niepelnosprawn*, инвалид*, engelli*',
  },
  room: {
    suite: 'suite, suites, suiten, junior suite*, апартам*, 套房, スイート*',
    single:
      'single, single room*, einzelzimmer*, chambre simple, habitacion individual, individual, camera singola, singola, quarto individual, eenpersoons*, jednoosobow*, одноместн*, tek kisilik, 单人间, シングル*',
    double:
      'double, double room*, doppelzimmer*, chambre double, chambres doubles, habitacion doble, doble, camera doppia, doppia, matrimoniale, quarto duplo, duplo, tweepersoons*, dwuosobow*, двухместн*, cift kisilik, 双人间, 标准间, ツイン*, ダブル*',
    family:
      'family room*, familienzimmer*, chambre familiale, habitacion familiar, camera familiare, quarto familiar, familiekamer*, rodzinn*, семейн*, aile oda*, 家庭房, family pool',
    apartment:
      'apartment*, appartement*, ferienwohnung*, apartamento*, appartament*, apartament*, daire*, شقه, شقق, 公寓, アパート*',
    standard: 'standard, standardzimmer*, standard room*, classic, classique*, estandar, standaard*, стандарт*',
    superior: 'superior, superieur*, komfortzimmer*',
    deluxe: 'deluxe',
    attic: 'attic, attic room*, dachgeschoss*, dachzimmer*, mansard*, sous les toits, abuhardillad*',
    sea: 'sea view, sea-view, ocean view, meerblick, seeblick, lake view, vue mer, vue sur la mer, vista al mar, vista mare, vista mar, zeezicht, widok na morze, видом на море, deniz manzara*, 海景',
    garden: 'garden view, garden-view, gartenblick, vue jardin, vista al jardin, vista giardino, tuinzicht',
    annex: 'annex, annexe, nebenhaus*, nebengebaude*, dependance, anexo, dependenza, bijgebouw, outbuilding*, villa*',
    main: 'main building, main house, haupthaus*, hauptgebaude*, batiment principal, edificio principal, hoofdgebouw',
    wing: 'wing, flugel*, aile, ala',
    rooftop: 'rooftop, roof top, roof, dachterrasse*, dachpool, rooftop bar, toit, rooftop-*',
  },
  pool: {
    indoor:
      'indoor, hallenbad*, innenpool*, innenbecken*, interieure, couverte, cubierta, climatizada, coperta, interna, binnenbad*, kryty, закрыт* бассейн*, kapali, 室内, 屋内',
    outdoor:
      'outdoor, freibad*, aussenpool*, aussenbecken*, außenbecken*, außenpool*, exterieure, exterior, al aire libre, scoperta, esterna, buitenbad*, odkryty, открыт* бассейн*, acik havuz, 室外, 屋外',
    small: 'paddling pool, children s pool, kids pool, kinderbecken*, planschbecken*, pataugeoire',
  },
  animal: {
    dog: 'dog, dogs, dog s, dogs, hund, hunde, hunden, hundes, vierbeiner*, chien*, perro*, cane, cani, cao, caes, cachorro*, hond, honden, pies, psa, psy, psem, psow, psami, собак*, kopek*, كلب*, كلاب, 狗, 犬',
    cat: 'cat, cats, katze*, chat, chats, gato*, gatto, gatti, kat, katten, kot, koty, кошк*, kedi*, قطط, 猫',
    bird: 'bird*, vogel, oiseau*, pajaro*, uccell*',
    horse: 'horse*, pferd*, cheval, chevaux, caballo*',
  },
  size: {
    small: 'small, smaller, klein, kleine*, petit, petits, petite, pequen*, piccol*, mal*ch, маленьк*, kucuk',
    large:
      'large, larger, big, gross, grosse*, große*, großer, grands, gros, grande, grandes, grandi, grote, duz*ch, больш*, buyuk',
  },
  payment: {
    amex: 'american express, amex',
    credit:
      'credit card*, kreditkarte*, carte* de credit, carte bancaire, cartes bancaires, tarjeta*, carta di credito, carte di credito, cartao de credito, creditcard*, karta*, kredi kart*, visa, mastercard, 信用卡, クレジットカード',
    cash: 'cash, bargeld, bar bezahlen, bar zahlen, cashless, especes, liquide, efectivo, contanti, dinheiro, numerario, contant, gotowk*, наличн*, nakit, نقدا, 现金, 現金',
    cheque: 'cheque*, check by post, scheck*, assegn*, travellers cheque*',
    debit: 'debit card*, ec-karte*, ec karte*, girocard*, maestro, bancomat, debito',
    transfer: 'bank transfer, uberweisung*, virement*, transferencia bancaria, bonifico*',
  },
  diet: {
    vegan: 'vegan*, végan*, веган*',
    vegetarian: 'vegetari*, vegetar*, вегетар*',
    kosher: 'kosher, koscher, casher, koszer*',
    halal: 'halal*, حلال',
    gluten: 'gluten*, glutin*, глютен*',
    lactose: 'lactos*, laktos*, lattos*',
  },
  make: {
    electric:
      'e-bike*, ebike*, e bike*, pedelec*, electric bike*, electric bicycle*, velo* electrique*, bicicleta* electrica*, bici elettric*, bicicletta elettric*, e-fiets*, elektryczn* rower*, elektrofahrrad*, elektrorad*, электровелосипед*',
    mountain: 'mountain bike*, mountainbike*, vtt',
    motorbike: 'motorbike*, motorcycle*, motorrad*, motorrader*, moto, motos, motocicl*',
    coach: 'coach, coaches, bus parking, busparkplat*, reisebus*, autocar*',
    guide:
      'guide dog*, assistance dog*, service dog*, blindenhund*, assistenzhund*, chien* guide*, chiens d assistance, perro* guia, cane guida, cani guida',
    course:
      'lesson*, courses, swimming course*, classes, kurs, kurse, schwimmkurs*, cours, clases, corso, corsi, aulas, aqua*, trainer*, zajecia',
    happy: 'happy hour*',
    snack: 'snack*, soup*, small dish*, kleine karte, kleinigkeiten, bar food',
    colour: 'colour, color, farbe, farbig*, couleur, a color',
    staffed: 'night porter, nachtportier*, veilleur de nuit, portero de noche',
  },
  rate: {
    flexible: 'flexible, flexibl*, flex rate, flexible rate, flextarif*',
    saver:
      'saver, saver rate, non-refundable, non refundable, nonrefundable, spartarif*, nicht erstattbar*, non remboursable*, no reembolsable*, non rimborsabil*',
    room: 'room-only, room only, nur ubernachtung, ohne fruhstuck, sans petit dejeuner, solo alojamiento, solo pernottamento',
    breakfast: 'bed and breakfast, b&b rate, mit fruhstuck',
    half: 'half board, half-board, halbpension*, demi-pension, demi pension, media pension, mezza pensione, meia pensao, halfpension, полупансион*, yarim pansiyon',
    full: 'full board, full-board, vollpension*, pension complete, pension completa, pensione completa',
    package: 'package*, pauschale*, arrangement*, forfait*, paquete*, pacchett*',
    weekly: 'long stay*, langzeit*, from 7 nights',
  },
  lot: {
    garage: 'underground, garage*, tiefgarage*, parkhaus*, garaje*, parkeergarage*',
    full: 'is full, are full, if full, when full, fully occupied, voll ist, voll sind, belegt, besetzt, est plein, est complet, sont complets, esta lleno, esta llena, esta completo, e pieno, al completo, esta cheio, esta cheia, vol is, vol zijn, jest pelny, sa zajete, занят*, заполнен*, doluysa, dolu ise, ممتلئ*, 满了, 满车, 満車',
    public:
      'public car park*, public parking*, public garage*, offentliche* park*, offentliche* tiefgarage*, offentlichen park*, parking public*, parc public, aparcamiento publico, parking publico, parcheggio pubblico, parque publico, estacionamento publico, openbare park*, parking publiczn*, городск* парков*, 公共停车场, 公共駐車場',
    open: 'in front of the*, outdoor parking, vor dem haus, am haus, innenhof, hof, yard, courtyard, devant l hotel, en la calle',
  },
  moment: {
    early:
      'early, earlier, fruhe*, vorzeitig*, anticip*, temprano, temprana, vroeg*, wczesn*, ранн*, erken giris*, erken, مبكر*, 提前, アーリー',
    late: 'late, later, spater*, spate, spaten, spates, tardif*, tardiv*, tardio*, tardia*, tarda, laat, pozn*, поздн*, gec cikis*, متاخر*, 延迟, レイト',
    long: 'longer, langer*, plus longtemps, mas tiempo, piu a lungo, mais tempo',
    night:
      'at night, by night, nachts, nachttarif*, de noche, por la noche, di notte, noturn*, s nachts, nocą, noca, ночью, geceleri',
  },
  house: {
    terrace: 'terrace, terrasse*, terraza*, terrazza*, terraco*, terras, taras*, террас*, teras*, 露台, テラス',
    balcony: 'balcon*, balkon*, balcones, varanda*, балкон*, 阳台, バルコニー, ベランダ',
    lobby: 'lobby, hall, foyer, vestibul*',
    conference:
      'conference*, meeting room*, tagungs*, seminar*, konferenz*, salle de reunion, sala de reuniones, sala riunioni',
    children: 'playground*, spielplatz*, aire de jeux, parque infantil',
  },
  sport: {
    golf: 'golf*, 高尔夫*, ゴルフ*, гольф*, جولف, الجولف',
    racket:
      'tennis*, tenis*, padel*, squash*, badminton*, table tennis, tischtennis*, ping pong, теннис*, تنس, التنس, 网球*, テニス*',
    ski: 'ski, skis, skiing, skifahren, skikurs*, skipass*, skiverleih*, sci, snowboard*, esqui*, narty, nart, kayak merkezi, лыж*, تزلج, 滑雪*, スキー*',
    riding:
      'riding, reiten, reitstall*, equitation, equitacion, equitazione, equitacao, paardrijden, верхов*, 骑马, 乗馬',
    diving:
      'diving, snorkel*, tauchen, tauchkurs*, plongee, buceo, immersion*, mergulho, duiken, nurkowani*, дайвинг*, dalis, غوص, 潜水, ダイビング*',
    surf: 'surf*, windsurf*, kitesurf*, серф*, ركوب الامواج, 冲浪, サーフィン',
    boat: 'kayak*, canoe*, paddle*, sup, kajak*, canoa*, stand-up paddle*, байдар*, каяк*, 皮划艇, カヤック',
  },
  treatment: {
    massage: 'massage*, masaje*, massaggi*, massagem, massagens, masaz*, массаж*, masaj*, 按摩, マッサージ',
    face: 'facial*, gesicht*, soin du visage, soins du visage, viso, rosto',
    nails: 'manicure*, manikure*, pedicure*, pedikure*, manucure*',
    peeling: 'peeling*, scrub*, gommage*, hammam*',
  },
  to: {
    airport:
      'airport*, flughafen*, aeroport*, aeropuerto*, aeroporto*, luchthaven*, lotnisk*, аэропорт*, havaliman*, havaalan*, مطار*, المطار, 机场, 空港',
    station:
      'station*, train station*, bahnhof*, hauptbahnhof*, gare, estacion*, stazione, estacao, dworzec, dworca, вокзал*, istasyon*, 车站, 火车站, 駅',
    city: 'city, city cent*, town, town cent*, old town, innenstadt, zentrum, altstadt, centre ville, centre, centro, centrum, центр*, merkez*, 市中心',
    harbour: 'harbour*, harbor*, hafen*, port, puerto, porto, haven',
  },
  served: {
    room: 'in your room, breakfast in the room, in-room breakfast, in bed, im zimmer, on your room, aufs zimmer, ins zimmer, auf dem zimmer, en chambre, dans la chambre, en la habitacion, in camera, no quarto, op de kamer, do pokoju, в номер, в номере, odaya, odada',
    bag: 'breakfast bag*, packed breakfast*, breakfast to go, lunchpaket*, fruhstuckspaket*, panier repas, cestino, picnic*, para llevar, zum mitnehmen, a emporter, da asporto, to take away',
  },
  gear: {
    lounger:
      'lounger*, sun lounger*, sunbed*, liege, liegen, liegestuhl*, transat*, tumbona*, hamaca*, lettin*, espreguicadeira*, ligbed*, lezak*, лежак*, sezlong*',
    parasol: 'parasol*, sonnenschirm*, umbrella*, sombrilla*, ombrellon*, guarda-sol*, зонт*, semsiye*',
    basket: 'strandkorb*, strandkorbe, beach basket*, beach chair*, cabana*',
  },
  item: {
    shirt: 'shirt*, hemd*, chemise*, camisa*, camici*, overhemd*, koszul*, рубаш*, gomlek*',
    trousers: 'trousers, hose, hosen, pantalon*, pantaloni, broek*, spodni*, брюк*',
    dress: 'dress, dresses, kleid, kleider, robe, robes, vestido*, vestito, jurk*, sukien*, плать*',
    suit: 'suit, suits, anzug*, costume*, traje*, abito, garnitur*, костюм*',
    load: 'load, washing machine*, waschmaschine*, machine, lavatrice, lavadora',
  },
  trade: {
    pharmacy: 'pharmac*, apothek*, farmac*, apotheek, apteka*, аптек*, eczane*, صيدلي*, 药店, 薬局',
    doctor:
      'doctor*, doctor s, arzt*, arztin, medecin*, medico*, dottor*, huisarts, lekarz*, врач*, doktor*, طبيب, 医生, 医者',
    dentist: 'dentist*, zahnarzt*, dentiste*',
    hospital: 'hospital*, krankenhaus*, hopital*, ospedal*, ziekenhuis*, szpital*, больниц*, hastane*',
  },
};
