import { describe, expect, test } from 'vitest';
import { dangerIn } from '#server/features/assistant/gates/danger.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';

const levelOf = (text: string): string => understand(text).danger?.level ?? 'none';

describe('A quick question is no cry for help', () => {
  test.each([
    'Hi! Quick question',
    'quick question',
    'hey quick one',
    'Quick q, what time is check-in?',
    'just a quick question please',
    'I have a quick question',
    'uma pergunta rápida',
    'hızlı bir soru',
    'kısa bir sorum var',
    '快速问一下',
    '快问一下',
    '问个小问题',
    'una pregunta rápida',
    'pregunta rápida',
    'une petite question rapide',
    'question rapide',
    'juste une question rapide',
    'schnelle Frage',
    'kurze Frage',
    'nur eine schnelle Frage',
    'una domanda veloce',
    'domanda rapida',
    'una domandina al volo',
    'snelle vraag',
    'een snel vraagje',
    'even een snelle vraag',
    'szybkie pytanie',
    'mam szybkie pytanie',
    'быстрый вопрос',
    'небольшой вопрос быстро',
    'سؤال سريع',
    'عندي سؤال سريع',
    'ちょっと質問です',
    '手短に質問です',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });

  test('what it asks may be one', () => {
    expect(levelOf("quick question: what do I do, my husband isn't breathing")).toBe('certain');
    expect(levelOf('kurze Frage, mein Kind hat Reiniger getrunken, was tun?')).toBe('certain');
  });
});

describe('People who smoke are no fire', () => {
  test.each([
    'My brother only smokes on the terrace.',
    'Our neighbours are smoking on the balcony.',
    'my wife smokes on the balcony, is that ok?',
    'Mon frère fume toujours sur la terrasse.',
    'Nos voisins fument sur le balcon.',
    'Mein Bruder raucht nur auf der Terrasse.',
    'Die Nachbarn rauchen auf dem Balkon.',
    'Mi hermano solo fuma en la terraza.',
    'Los vecinos están fumando en el balcón.',
    'Mio fratello fuma solo sulla terrazza.',
    'Mia moglie fuma sul terrazzo.',
    'I nostri vicini fumano sul balcone.',
    'O meu irmão só fuma no terraço.',
    'Os vizinhos estão a fumar na varanda.',
    'Mijn broer rookt alleen op het terras.',
    'De buren roken op het balkon.',
    'Mój brat pali tylko na tarasie.',
    'Sąsiedzi palą na balkonie.',
    'Мой брат курит только на террасе.',
    'Соседи курят на балконе.',
    'Kardeşim sadece terasta sigara içiyor.',
    'Komşular balkonda sigara içiyor.',
    'أخي يدخن فقط على الشرفة.',
    'جيراننا يدخنون على الشرفة.',
    '我弟弟只在露台上抽烟。',
    '邻居在阳台上抽烟。',
    '兄はテラスでしか煙草を吸いません。',
    '隣の人がベランダでタバコを吸っています。',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });

  test.each([
    'the socket is smoking',
    'the tv in our room is smoking',
    'the kettle smokes and smells burnt',
    'la prise fume',
    'la télé fume dans notre chambre',
    'die Steckdose raucht',
    'der Fernseher raucht',
    'el enchufe está humeando',
    'la presa fuma',
    'il televisore fuma',
    'a tomada está a fumegar',
    'het stopcontact rookt',
    'gniazdko się dymi',
    'розетка дымится',
    'my husband says the socket is smoking',
    'mein Mann sagt die Steckdose raucht',
    'someone was smoking in bed and now the mattress is on fire',
    '邻居抽烟把窗帘点着了',
  ])('things that smoke are: %s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });
});

describe('A phone in the sea is nobody in the sea', () => {
  test.each([
    'My son drowned his phone in the sea, any repair shop nearby?',
    "Mon fils a noyé son téléphone dans la mer, il y a un réparateur près d'ici ?",
    'Mon fils a fait tomber son téléphone dans la mer, un réparateur dans le coin ?',
    'Mein Sohn hat sein Handy im Meer ertränkt, gibt es eine Reparaturwerkstatt in der Nähe?',
    'Mein Sohn hat sein Handy im Meer versenkt, gibt es hier eine Reparatur?',
    'Mi hijo ha ahogado su móvil en el mar, ¿hay una tienda de reparación cerca?',
    "Mio figlio ha annegato il telefono in mare, c'è un negozio di riparazioni qui vicino?",
    'O meu filho afogou o telemóvel no mar, há uma loja de reparação aqui perto?',
    'Mijn zoon heeft zijn telefoon in zee verdronken, is er een reparatiewinkel in de buurt?',
    'Mój syn utopił telefon w morzu, jest tu jakiś serwis w pobliżu?',
    'Сын утопил телефон в море, есть рядом ремонт?',
    'Oğlum telefonunu denizde boğdu, yakında tamirci var mı?',
    'Oğlum telefonunu denize düşürdü, yakında tamirci var mı?',
    'ابني أغرق هاتفه في البحر، هل يوجد محل تصليح قريب؟',
    '我儿子把手机淹在海里了，附近有修理店吗？',
    '我儿子的手机掉海里了，附近有维修店吗？',
    '息子がスマホを海に落としました、近くに修理店はありますか',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });

  test('a child with a phone is', () => {
    expect(levelOf('my son is drowning in the sea, he has his phone')).toBe('certain');
  });
});

describe('What happened long ago or hurt nobody is no danger', () => {
  test.each([
    'Mon père a fait un infarctus il y a dix ans, il va très bien, mais y a-t-il un ascenseur ?',
    "My father had a heart attack ten years ago, he's fine, but is there a lift?",
    'Mein Vater hatte vor zehn Jahren einen Herzinfarkt, es geht ihm sehr gut, aber gibt es einen Aufzug?',
    'Mi padre tuvo un infarto hace diez años, está muy bien, pero ¿hay ascensor?',
    "Mio padre ha avuto un infarto dieci anni fa, sta benissimo, ma c'è un ascensore?",
    'O meu pai teve um enfarte há dez anos, está muito bem, mas há elevador?',
    'Mijn vader heeft tien jaar geleden een hartaanval gehad, het gaat heel goed met hem, maar is er een lift?',
    'Mój ojciec miał zawał dziesięć lat temu, ma się świetnie, ale czy jest winda?',
    'У отца десять лет назад был инфаркт, сейчас всё хорошо, но есть ли лифт?',
    'Babam on yıl önce kalp krizi geçirdi, gayet iyi, ama asansör var mı?',
    'أصيب والدي بنوبة قلبية قبل عشر سنوات، وهو بخير، لكن هل يوجد مصعد؟',
    '我爸爸十年前心脏病发作过，现在很好，请问有电梯吗？',
    '父は十年前に心筋梗塞になりましたが今は元気です。エレベーターはありますか？',
    "She slipped yesterday, she's fine. Is there a lift?",
    'Sie ist gestern ausgerutscht, es geht ihr gut. Gibt es einen Aufzug?',
    'Se resbaló ayer, está bien. ¿Hay ascensor?',
    'Ela escorregou ontem, está bem. Há elevador?',
    'Ze is gisteren uitgegleden, het gaat goed met haar. Is er een lift?',
    'Elle a glissé hier, elle va bien. Y a-t-il un ascenseur ?',
    "È scivolata ieri, sta bene. C'è un ascensore?",
    'Poślizgnęła się wczoraj, nic jej nie jest. Czy jest winda?',
    'Она вчера поскользнулась, всё хорошо. Есть лифт?',
    'Dün kaydı, iyi. Asansör var mı?',
    'انزلقت أمس، وهي بخير. هل يوجد مصعد؟',
    '她昨天滑了一跤，没事。有电梯吗？',
    '彼女は昨日滑りましたが大丈夫です。エレベーターはありますか？',
    "Nobody is hurt, don't worry! Could we get a new glass?",
    "Personne n'est blessé, ne vous inquiétez pas ! On pourrait avoir un nouveau verre ?",
    'Niemand ist verletzt, keine Sorge! Könnten wir ein neues Glas bekommen?',
    'Niemand is gewond, geen zorgen! Kunnen we een nieuw glas krijgen?',
    '没人受伤，别担心！能给我们换个新杯子吗？',
    'Nadie está herido, ¡no se preocupen! ¿Nos pueden traer otro vaso?',
    'Nessuno si è fatto male, tranquilli! Possiamo avere un altro bicchiere?',
    'Ninguém se magoou, não se preocupem! Podem trazer outro copo?',
    'Nikomu nic się nie stało, spokojnie! Możemy prosić nową szklankę?',
    'Никто не пострадал, не волнуйтесь! Можно новый стакан?',
    'Kimse yaralanmadı, merak etmeyin! Yeni bir bardak alabilir miyiz?',
    'لم يصب أحد، لا تقلقوا! هل يمكننا الحصول على كأس جديد؟',
    '誰も怪我していません、ご心配なく！新しいグラスをいただけますか？',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });

  test('what has come of it is', () => {
    expect(levelOf("she slipped yesterday and now she can't stand up")).not.toBe('none');
  });
});

describe('What happened earlier and is over hides no danger of now', () => {
  test.each([
    'She had a stroke two years ago, she is fine now. My son is choking on a grape!',
    'Yesterday he was fine now he is not breathing',
    'Last night everything was fine, now there is smoke in our room',
    'Gestern war alles gut, jetzt brennt es im Zimmer',
    'Hier tout va bien, maintenant ma femme ne respire plus',
    'Ich war gestern beim Arzt, alles gut, aber jetzt bekomme ich keine Luft',
  ])('%s', (text) => {
    expect(dangerIn(text, [text], null)).not.toBeNull();
  });

  test('and "she is fine now" is no danger', () => {
    const text = "She slipped yesterday, she's fine now. Is there a lift?";
    expect(dangerIn(text, [text], null)).toBeNull();
  });
});

describe('A question about smoking beside a device is no fire', () => {
  test.each([
    'We need a room with a TV. Is smoking allowed?',
    'Do you have a minibar, and is smoking on the balcony allowed?',
    'The room has AC but smoking in the room is not allowed, right?',
    'Haben Sie einen Fernseher im Zimmer? Darf man auf dem Balkon rauchen?',
    'Il y a une télé ? On peut fumer sur le balcon ?',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });

  test('a device that smokes is one', () => {
    expect(levelOf('The TV is smoking')).toBe('certain');
  });
});
