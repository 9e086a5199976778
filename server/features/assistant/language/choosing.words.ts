import { foldText } from './plain-text.rules.ts';

const setOf = (...lists: string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => foldText(list).split(/\s+/)).filter(Boolean));

/** Words of all guest languages with blanks; Chinese and Japanese are read by `chosen-in-han.rules.ts`. */
export const YES = setOf(
  'yes yeah yep yup yea ya aye sure ok okay okey right correct exactly indeed absolutely definitely precisely course',
  'oui ouais exactement accord voilà si sí claro exacto correcto vale seguro sip eso certo esatto giusto sim exato isso',
  'ja jo jawohl genau richtig stimmt klar natürlich doch passt klopt precies inderdaad jazeker jawel',
  'tak zgadza dokładnie owszem pewnie да ага верно именно точно конечно evet tabii doğru aynen olur tamam',
  'نعم ايوه أيوة ايوا اجل صحيح بالضبط تمام بلى بالتأكيد طبعا',
);
export const NO = setOf(
  'no nope nah not none neither nothing nobody don doesn isn non pas aucun aucune nein nee nicht kein keine keines keins',
  'ninguna ninguno ningún tampoco nessuno nessuna não nao nenhum nenhuma niet geen nie żaden żadne żadna nic',
  'нет не ни ничего никакой hayır değil hiçbiri yok لا ليس ليست كلا',
);
/** A yes or no before something else: "no, the price". Not "none" or "course". */
export const YES_LEAD = setOf(
  'yes yeah yep ok okay sure oui ouais si sí claro vale sim ja genau tak да ага evet tamam olur نعم ايوه أيوة اجل',
);
export const NO_LEAD = setOf('no nope non nein nee não nao nie нет hayır yok لا كلا');
/** What stands beside a yes or a place and names nothing. */
export const BESIDE = setOf(
  'all them of tous toutes todos todas tutti tutte e alle her',
  'the a an la le les el los las il lo l i o os as um uma un une das die der den dem ein eine de het een',
  'please pls plz thanks thank you thx much very lot number nr num option choice point answer one ones thing item',
  'take pick choose mean meant want need like would ll d s m re it that this',
  'por favor gracias muchas número opción esa ese eso esta este tomo elijo quiero quisiera',
  'merci beaucoup s il vous te plaît svp numéro celui celle cela ça bien tout fait premier plan prends choisis',
  'bitte danke vielen dank schön sehr nummer möglichkeit das dies dieses diese die der den dem nehme möchte meine gern gerne',
  'per favore grazie mille quella quello quelle questo questa opzione prendo vorrei proprio piacere',
  'obrigado obrigada esse essa aquele aquela opção quero gostaria mesmo',
  'alstublieft alsjeblieft aub bedankt dankjewel wel optie deze dit dat graag bedoel',
  'proszę dziękuję bardzo numer opcja opcję ten tę tą ta to chodzi o się poproszę wybieram',
  'пожалуйста спасибо большое номер вариант пункт это этот эта эту та тот ту выбираю мне',
  'lütfen teşekkürler teşekkür ederim ederiz numara numaralı seçenek bu bunu şu şunu o onu olan istiyorum',
  'من فضلك شكرا جزيلا لو سمحت رقم خيار الخيار هذا هذه ذلك تلك أريد اريد',
);
/** "The first one", by place. */
export const ORDINALS: readonly ReadonlySet<string>[] = [
  setOf(
    'first premier première erste ersten erster erstes primero primera primer primo prima primeiro primeira eerste',
    'pierwszy pierwsza pierwsze pierwszą pierwszego первый первая первое первую первого birinci birincisi birincisini',
    'ilk ilki ilkini الأول الأولى اول اولى',
  ),
  setOf(
    'second deuxième seconde zweite zweiten zweiter zweites segundo segunda secondo seconda tweede',
    'drugi druga drugie drugą drugiego второй вторая второе вторую второго ikinci ikincisi ikincisini الثاني الثانية ثاني',
  ),
  setOf(
    'third troisième dritte dritten dritter drittes tercero tercera tercer terzo terza terceiro terceira derde',
    'trzeci trzecia trzecie trzecią trzeciego третий третья третье третью третьего üçüncü üçüncüsü üçüncüsünü',
    'الثالث الثالثة ثالث',
  ),
];
export const LAST = setOf(
  'last dernier dernière letzte letzten letzter letztes último última ultimo ultima laatste ostatni ostatnia ostatnie',
  'ostatnią последний последняя последнее последнюю sonuncu sonuncusu sonuncusunu الأخير الأخيرة',
);
/** "Both", in one word or with the word before a number: "le due" is both, French "le deux" the second. */
export const BOTH = setOf(
  'both beide beiden beides allebei ambos ambas entrambi entrambe ambedue obie oba obydwa obydwie oboje оба обе',
  'ikisi ikisini ikisinide كلاهما كلتاهما كليهما كلتيهما الاثنان الاثنين الاثنتان الاثنتين',
);
export const BOTH_IN_TWO: ReadonlySet<string> = new Set([
  'les deux',
  'las dos',
  'los dos',
  'le due',
  'i due',
  'e due',
  'as duas',
  'os dois',
  'alle zwei',
  'alle twee',
  'the two',
]);
/** "Number one". */
export const CARDINALS: readonly ReadonlySet<string>[] = [
  setOf('1 one un une eins uno una um uma één een jeden jedynka jedynkę один одна одно bir واحد واحدة'),
  setOf('2 two deux zwei dos due dois duas twee dwa dwójka dwójkę два две iki اثنان اثنين اثنتان اثنتين'),
  setOf('3 three trois drei tres tre três drie trzy trójka trójkę три üç ثلاثة ثلاث'),
];
