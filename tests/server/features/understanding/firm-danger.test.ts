import { describe, expect, test } from 'vitest';
import { understand } from '#server/features/understanding/understand.ts';

const levelOf = (text: string): string => understand(text).danger?.level ?? 'none';

describe('Cut off by the tide', () => {
  test.each([
    'we walked out to the island and now there is water all around us, we cannot get back',
    'مشينا إلى Grand Bé والآن الماء حولنا من كل جهة ولا نستطيع العودة',
    'мы дошли до острова пешком, а теперь вокруг нас вода, мы не можем вернуться',
    '我们走到了岛上，现在四周都是水，我们回不去了',
    '島まで歩いてきたら周りが全部水になって戻れません',
    "on a marché jusqu'à l'île et maintenant il y a de l'eau tout autour, on ne peut plus revenir",
    'wir sind zur Insel gelaufen und jetzt ist überall um uns herum Wasser, wir kommen nicht zurück',
    'fuimos andando hasta la isla y ahora hay agua por todas partes alrededor, no podemos volver',
    "siamo andati a piedi sull'isola e ora c'è acqua tutto intorno, non possiamo tornare",
    'fomos a pé até à ilha e agora há água à nossa volta, não conseguimos voltar',
    'we zijn naar het eiland gelopen en nu staat er overal water om ons heen, we kunnen niet terug',
    'poszliśmy na wyspę i teraz wokół nas jest woda, nie możemy wrócić',
    'adaya yürüdük ve şimdi etrafımız suyla çevrili, geri dönemiyoruz',
    'the tide came in and cut us off on the rocks',
    'die Flut hat uns auf dem Felsen abgeschnitten',
    'la marée nous a coupés, on est coincés sur le rocher',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });

  test.each(['is the island surrounded by water?', "can we walk back from the island when there's water all around?"])(
    'is not meant by: %s',
    (text) => {
      expect(levelOf(text)).toBe('none');
    },
  );
});

describe('Somebody tries to open the door at night', () => {
  test.each([
    "someone is trying to open our door with a key right now, it's 3 am",
    'ktoś właśnie próbuje kluczem otworzyć nasze drzwi, jest 3 w nocy',
    'кто-то прямо сейчас пробует ключ в нашем замке, 3 часа ночи',
    'jemand versucht gerade mit einem Schlüssel unsere Tür zu öffnen, es ist 3 Uhr nachts',
    'alguien está intentando abrir nuestra puerta con una llave ahora mismo, son las 3 de la mañana',
    "iemand probeert nu met een sleutel onze deur te openen, het is 3 uur 's nachts",
    'biri şu anda anahtarla kapımızı açmaya çalışıyor, saat gece 3',
    '今誰かが鍵で私たちの部屋のドアを開けようとしています、夜中の3時です',
    "quelqu'un essaie d'ouvrir notre porte avec une clé en ce moment, il est 3 h du matin",
    'qualcuno sta cercando di aprire la nostra porta con una chiave proprio adesso, sono le 3 di notte',
    'alguém está a tentar abrir a nossa porta com uma chave agora mesmo, são 3 da manhã',
    'شخص ما يحاول فتح بابنا بمفتاح الآن، الساعة الثالثة فجرا',
    '现在有人正用钥匙试图打开我们的门，凌晨三点',
    "somebody keeps turning our door handle, it's the middle of the night",
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });

  test.each([
    'my key does not open our door',
    "I am trying to open our door with the key and it doesn't work",
    'wir versuchen unsere Tür mit dem Schlüssel zu öffnen, es geht nicht',
    'не можем открыть нашу дверь, ключ не подходит',
    '钥匙打不开我们的门',
  ])('is not meant by: %s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('Waters that broke too early', () => {
  test.each([
    "j'ai perdu les eaux à 30 semaines",
    'ma femme est à 30 semaines et elle a perdu les eaux',
    'żonie odeszły wody, 30 tydzień',
    'odeszły mi wody w 30 tygodniu',
    "my wife's waters broke at 30 weeks",
    'meiner Frau ist die Fruchtblase geplatzt, 30. Woche',
    'mi mujer ha roto aguas, está de 30 semanas',
    'si sono rotte le acque a mia moglie, è di 30 settimane',
    'a minha mulher rebentou as águas com 30 semanas',
    'de vliezen van mijn vrouw zijn gebroken, 30 weken',
    'у жены отошли воды, 30 недель',
    'eşimin suyu geldi, 30 haftalık hamile',
    'نزل ماء الولادة عند زوجتي في الأسبوع الثلاثين',
    '我妻子30周羊水破了',
    '妻が30週で破水しました',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });
});

describe('Emergencies told indirectly, or with typing errors', () => {
  test.each([
    'meine Kleine hat den Wasserkocher über sich gezogen, die Haut löst sich',
    'my little one pulled the kettle over herself, the skin is coming off',
    'ma petite a renversé la bouilloire sur elle, la peau se décolle',
    'la piscine !! le petit ne remonte pas',
    'der Pool!! der Kleine kommt nicht mehr hoch',
    'the pool!! the little one is not coming up',
    '¡¡la piscina!! el pequeño no sale a flote',
    "è tutto rosso, l'asciugamano è fradicio",
    'wszystko jest czerwone, ręcznik jest przemoczony',
    'everything is red, the towel is soaked',
    'alles ist rot, das Handtuch ist durchtränkt',
    'бабушка соскользнула под воду в ванне, не можем поднять',
    "grandma slipped under the water in the bath, we can't lift her",
    'стоим двадцать минут между вторым и третьим, на кнопку никто не отвечает, душно',
    "we've been standing between the second and third floor for twenty minutes, nobody answers the button, it's stuffy",
    'stehen seit zwanzig Minuten zwischen zwei und drei, auf den Knopf antwortet keiner, stickig',
    'de waterkoker staat in de brandt kan de brandblusser niet vinde',
    'чайник загарелся не магу найти агнетушитель',
    'чайник гарит, где огнетушытель',
    'الغلايه تحترك ما لاقي طفاية الحرييق',
    '水壶着伙了找不到灭火气',
    'ポットが萌えてる消化器がみつからない',
    'the ketle is on fier cant find the extinguiser',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });
});

describe('Somebody is ill now and needs a doctor or a pharmacy', () => {
  test.each([
    "do you know a doctor nearby, my wife isn't feeling well",
    'вы не знаете врача поблизости, жене нехорошо',
    'هل تعرفون طبيبا قريبا، زوجتي ليست بخير',
    '近くのお医者さんをご存知ですか、妻の具合が悪いんです',
    'kennen Sie einen Arzt in der Nähe, meiner Frau geht es nicht gut',
    'conoscete un medico qui vicino, mia moglie non si sente bene',
    'yakında bir doktor biliyor musunuz, eşim kendini iyi hissetmiyor',
    '您知道附近有医生吗，我妻子不舒服',
    "connaissez-vous un médecin près d'ici, ma femme ne se sent pas bien",
    '¿conocen un médico cerca? mi mujer no se encuentra bien',
    'conhecem um médico aqui perto? a minha mulher não se sente bem',
    'kent u een dokter in de buurt, mijn vrouw voelt zich niet goed',
    'znają państwo lekarza w pobliżu, żona źle się czuje',
    'Is there a doctor nearby? my husband has a fever of 40',
    'wife feels sick, is there a pharmacy?',
    'meiner Frau ist schlecht, gibt es eine Apotheke?',
    'ma femme est malade, il y a une pharmacie ?',
    'mi mujer se encuentra mal, ¿hay una farmacia?',
    "mia moglie sta male, c'è una farmacia?",
    'a minha mulher está doente, há uma farmácia?',
    'mijn vrouw is ziek, is er een apotheek?',
    'żona jest chora, jest tu apteka?',
    'жена заболела, есть аптека?',
    'eşim hasta, eczane var mı?',
    'زوجتي مريضة، هل توجد صيدلية؟',
    '我妻子生病了，有药店吗？',
    '妻が具合悪いです、薬局はありますか？',
    'Gibt es einen Arzt in der Nähe? mein Mann hat 40 Fieber',
    "Y a-t-il un médecin près d'ici ? mon mari a 40 de fièvre",
    '¿Hay un médico cerca? mi marido tiene 40 de fiebre',
    "C'è un medico qui vicino? mio marito ha la febbre a 40",
    'Há um médico aqui perto? o meu marido tem 40 de febre',
    'Is er een dokter in de buurt? mijn man heeft 40 graden koorts',
    'Czy jest lekarz w pobliżu? mąż ma 40 stopni gorączki',
    'Есть врач поблизости? у мужа температура 40',
    'Yakında doktor var mı? kocamın ateşi 40',
    'هل يوجد طبيب قريب؟ زوجي حرارته 40',
    '附近有医生吗？我丈夫发烧40度',
    '近くに医者はいますか？夫が40度の熱があります',
    'この部屋では安心できません',
  ])('%s', (text) => {
    expect(levelOf(text)).not.toBe('none');
  });

  test.each([
    'is there a pharmacy nearby?',
    'is there a doctor nearby?',
    'gibt es eine Apotheke in der Nähe?',
    'où est la pharmacie la plus proche ?',
    'есть аптека рядом?',
    '附近有药店吗？',
    '近くに薬局はありますか？',
    'هل توجد صيدلية قريبة؟',
    'yakında eczane var mı?',
    'my wife is a doctor',
  ])('a mere question is none: %s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('The words of a firm rule in ordinary messages', () => {
  test.each([
    'Can you come between 2 and 3? The TV button is broken.',
    'Nobody answers the intercom between 10 and 6, how do we get in?',
    'I lost a button of my coat somewhere between the bar and the pool',
    'zwischen 8 und 10 Uhr war der Knopf der Kaffeemaschine kaputt',
    'entre 14h et 16h le bouton de la porte ne marche pas',
    'What temperature is the pool and where is the nearest pharmacy?',
    'какая температура воды в бассейне и где ближайшая аптека?',
    'My face is all red after the sauna, I am soaked in sweat',
  ])('are no danger: %s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('A smoke detector that sounds', () => {
  test.each([
    'smoke detector is screaming',
    'the smoke detector is going off',
    'détecteur de fumée sonne',
    'Rauchmelder geht los',
    'salta el detector de humo',
    'il rilevatore di fumo suona',
    'o detector de fumo está a tocar',
    'rookmelder gaat af',
    'czujnik dymu wyje',
    'датчик дыма орёт',
    'duman dedektörü çalıyor',
    'كاشف الدخان يرن',
    '烟雾报警器一直响',
    '煙感知器が鳴っています',
  ])('may be a fire: %s', (text) => {
    expect(levelOf(text)).not.toBe('none');
  });

  test.each(['is there a smoke detector in the room?', 'waar zit de rookmelder?', 'gibt es einen Rauchmelder?'])(
    'is not meant by: %s',
    (text) => {
      expect(levelOf(text)).toBe('none');
    },
  );
});
