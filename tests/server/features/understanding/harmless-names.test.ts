import { describe, expect, test } from 'vitest';
import { dangerIn } from '#server/features/assistant/gates/danger.rules.ts';

const levelOf = (text: string): string => dangerIn(text, [text], null)?.level ?? 'none';

describe('Fireplaces, gas grills, toy weapons, and persons who walk badly, are no danger', () => {
  test.each([
    'brennt der kamin in der lobby auch nachmittags',
    'lobideki şömine akşamları yanıyor mu',
    'o churrasco a gás pode ser usado por todos',
    'is the gas barbecue on the terrace free for guests',
    'le barbecue a gaz est en libre service',
    'la barbacoa de gas de la terraza cómo se enciende',
    'il barbecue a gas è libero',
    'mag iedereen de gasbarbecue gebruiken',
    'czy grill gazowy na tarasie jest dla gości',
    'газовый гриль на террасе для всех',
    '露台的燃气烧烤炉大家都能用吗',
    'テラスのガスバーベキューは誰でも使えますか',
    'شواية الغاز في التراس للجميع',
    'камин в холле по вечерам горит',
    'ben mijn petje kwijt bij het zwembad',
    'dzieci nie zdążyły na autobus',
    'walks badly, room near the lift',
    'oma ist schlecht zu fuß bitte zimmer beim aufzug',
    "mamie marche mal une chambre près de l'ascenseur",
    'la abuela camina mal habitación cerca del ascensor',
    'il nonno cammina male possiamo avere una camera vicino all ascensore',
    'a avó anda mal quarto perto do elevador',
    'opa loopt slecht graag een kamer dicht bij de lift',
    'babcia słabo chodzi prosimy pokój blisko windy',
    'бабушка плохо ходит можно номер поближе к лифту',
    'dedem zor yürüyor asansöre yakın oda olur mu',
    'جدي يمشي بصعوبة نبي غرفة قريبة من المصعد',
    '奶奶走路不方便能安排靠近电梯的房间吗',
    '祖母は歩くのが苦手なのでエレベーターの近くの部屋をお願いします',
    'my son left his water pistol at the pool',
    'may the kids play with nerf guns in the garden',
    'dürfen die kinder am pool mit wasserpistolen spielen',
    'les pistolets à eau sont autorisés à la piscine',
    'se puede jugar con pistolas de agua en la piscina',
    'posso levar pistolas de água para a piscina',
    'mogen waterpistolen mee naar het zwembad',
    'czy można na basen z pistoletem na wodę',
    'можно в бассейн с водяным пистолетом',
    'havuza su tabancası getirebilir miyiz',
    'ممكن نجيب مسدس ماء للمسبح',
    '泳池可以玩水枪吗',
    'プールで水鉄砲を使ってもいいですか',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('What goes wrong with them is one', () => {
  test.each([
    'the gas barbecue is leaking it hisses',
    'gas bbq exploded on the terrace',
    'the fireplace is burning and smoke fills the lobby',
    'der gasgrill zischt und es riecht nach gas',
    'kamin brennt und der teppich hat feuer gefangen',
    'le barbecue à gaz fuit ça sent le gaz',
    'la barbacoa de gas pierde gas huele mucho',
    "il barbecue a gas perde c'è odore di gas",
    'o churrasco a gás está a verter cheira a gás',
    'de gasbarbecue lekt het ruikt naar gas',
    'grill gazowy przecieka czuć gaz',
    'газовый гриль протекает пахнет газом',
    'gazlı mangal sızdırıyor gaz kokuyor',
    'شواية الغاز تسرب في ريحة غاز',
    '燃气烧烤炉漏气有煤气味',
    'ガスバーベキューからガスが漏れて臭いです',
    'opa läuft schlecht und jetzt ist er gestürzt und steht nicht auf',
    'she walks badly and just fell down the stairs',
    'grandad walks with a stick he collapsed by the lift not responding',
    '奶奶走路不方便刚才摔倒了起不来',
    'dedem zor yürüyor merdivenden düştü kalkamıyor',
    'бабушка плохо ходит упала и не встаёт',
    'the gas grill exploded',
    'gas bbq blew up on the terrace',
    'candle fell over and the tablecloth is burning',
    'the fireplace set the curtain on fire',
    'a spark from the campfire set the tent on fire',
    'the barbecue is out of control flames up to the awning',
    'der gasgrill ist explodiert',
    'kerze umgefallen die tischdecke brennt',
    'aus dem kamin ist glut auf den teppich gefallen und der brennt',
    'eine rakete ist auf unserem balkon gelandet es brennt',
    'le barbecue à gaz a explosé',
    'la bougie est tombée la nappe brûle',
    'une braise de la cheminée a mis le feu au tapis',
    'la barbacoa de gas ha explotado',
    'se cayó la vela y arde el mantel',
    'una brasa de la chimenea ha prendido la alfombra',
    'il barbecue a gas è esploso',
    'la candela è caduta e la tovaglia brucia',
    'una scintilla del camino ha incendiato il tappeto',
    'o churrasco a gás explodiu',
    'a vela caiu e a toalha está a arder',
    'uma brasa da lareira pegou fogo ao tapete',
    'de gasbarbecue is ontploft',
    'kaars omgevallen het tafelkleed brandt',
    'een vonk uit de open haard heeft het tapijt in brand gezet',
    'grill gazowy wybuchł',
    'świeczka się przewróciła obrus się pali',
    'iskra z kominka zapaliła dywan',
    'газовый гриль взорвался',
    'свеча упала скатерть горит',
    'искра из камина подожгла ковёр',
    'gazlı mangal patladı',
    'mum devrildi masa örtüsü yanıyor',
    'şömineden kıvılcım sıçradı halı yanıyor',
    'شواية الغاز انفجرت',
    'الشمعة طاحت والمفرش يحترق',
    'شرارة من المدفأة حرقت السجاد والسجاد مولع',
    '燃气烧烤炉爆炸了',
    '蜡烛倒了桌布着火了',
    '壁炉的火星把地毯点着了',
    'ガスバーベキューが爆発しました',
    'ろうそくが倒れてテーブルクロスが燃えています',
    '暖炉の火の粉で絨毯が燃えています',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });
});

describe('A child that is afraid of the dark, and things for children that are missing, are no danger', () => {
  test.each([
    'my son is scared of the dark do you have a night light',
    'mein sohn hat angst im dunkeln gibt es ein nachtlicht',
    'mon fils a peur du noir vous avez une veilleuse',
    'mi hijo tiene miedo a la oscuridad hay luz de noche',
    'mio figlio ha paura del buio avete una lucina',
    'o meu filho tem medo do escuro há luz de presença',
    'mijn zoon is bang in het donker hebben jullie een nachtlampje',
    'syn boi się ciemności macie lampkę nocną',
    'сын боится темноты есть ночник',
    'oğlum karanlıktan korkuyor gece lambası var mı',
    'ولدي يخاف من الظلام عندكم لمبة صغيرة',
    '儿子怕黑有小夜灯吗',
    '息子が暗いのを怖がります夜の明かりありますか',
    'kids towels are missing',
    'das babybett fehlt in unserem zimmer',
    'il manque le lit bébé dans la chambre',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('A child in danger is, also one that is afraid of the dark', () => {
  test.each([
    'my son is afraid of the dark and now he is not breathing',
    'mein kind hat angst im dunkeln und ist weggelaufen',
    'mon fils a peur du noir il a disparu',
    'mi hijo tiene miedo a la oscuridad y no aparece por ningún lado',
    'mio figlio ha paura del buio ed è chiuso in ascensore',
    'o meu filho tem medo do escuro e está preso no elevador',
    'mijn zoon is bang in het donker en we zijn hem kwijt',
    'syn boi się ciemności i utknął w windzie',
    'сын боится темноты он застрял в лифте',
    'oğlum karanlıktan korkuyor asansörde kaldı',
    'ولدي يخاف من الظلام وعالق في المصعد',
    '儿子怕黑被困在电梯里',
    '息子は暗いのを怖がるのにエレベーターに閉じ込められています',
    'our kids are missing their towels are on the beach',
    '孩子不见了毛巾还在沙滩',
    '子どもがいませんタオルだけ残っています',
    'ولدي مو موجود منشفته على الشاطئ',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });
});

describe('A gas grill that leaks is a danger', () => {
  test.each([
    'the gas grill is leaking',
    'der gasgrill ist undicht',
    'der gasgrill zischt',
    'le barbecue à gaz fuit',
    'la barbacoa de gas tiene una fuga',
    'il barbecue a gas perde',
    'o churrasco a gás tem uma fuga',
    'de gasbarbecue lekt',
    'grill gazowy przecieka',
    'газовый гриль протекает',
    'gazlı mangal sızdırıyor',
    'شواية الغاز تسرب',
    '燃气烧烤炉漏气',
    'ガスグリルが漏れています',
  ])('%s', (text) => {
    expect(levelOf(text)).toBe('certain');
  });
});
