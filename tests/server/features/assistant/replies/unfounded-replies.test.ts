import { describe, expect, it } from 'vitest';
import { drafted } from './demo-hotel.ts';
import { SEASIDE_TRUE, seasideEntries } from './seaside-entries.ts';

/** `language | id | question | reply`, a line each. */
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): [string, string, string, string] => {
      const [language = '', id = '', question = '', reply = ''] = line.trim().split(' | ');
      return [reply, language, id, question];
    });
const judged = (reply: string, language: string, id: string, question: string) =>
  drafted(question, { reply, language, used_entry_ids: [id] }, { entries: seasideEntries });

describe('correct replies about days, ages, opposites and names are sent', () => {
  it('none of them is refused', { timeout: 120_000 }, async () => {
    const replies = rows(SEASIDE_TRUE);
    const refused: string[] = [];
    for (const row of replies) {
      const { said, decision, failed } = await judged(...row);
      if (!said || decision.kind !== 'reply')
        refused.push(`${row[0]} — ${failed.map((each) => `${each.name} ${each.detail}`).join('; ')}`);
    }
    expect(replies.length).toBeGreaterThanOrEqual(40);
    expect(refused).toEqual([]);
  });
});

const ages = `
  en | sauna | My daughter is 14, may she come to the sauna? | Yes, your daughter is welcome in the sauna.
  de | sauna | Meine Tochter ist vierzehn, darf sie in die Sauna? | Ja, Ihre Tochter darf gern in die Sauna.
  fr | sauna | Ma fille a 14 ans, peut-elle venir au sauna ? | Oui, votre fille est la bienvenue au sauna.
  es | sauna | Mi hija tiene 14 años, ¿puede entrar en la sauna? | Sí, su hija puede entrar en la sauna.
  it | sauna | Mia figlia ha 14 anni, può venire in sauna? | Certo, sua figlia è la benvenuta in sauna.
  pt | sauna | A minha filha tem 14 anos, pode ir à sauna? | Sim, a sua filha é bem-vinda na sauna.
  nl | sauna | Mijn dochter is 14, mag ze in de sauna? | Ja, uw dochter is welkom in de sauna.
  pl | sauna | Moja córka ma 14 lat, czy może wejść do sauny? | Tak, córka może korzystać z sauny.
  ru | sauna | Моей дочери 14 лет, можно ей в сауну? | Да, ваша дочь может посетить сауну.
  tr | sauna | Kızım 14 yaşında, saunaya girebilir mi? | Evet, kızınız saunaya girebilir.
  ar | sauna | ابنتي عمرها 14 سنة، هل يمكنها دخول الساونا؟ | نعم، ابنتك مرحب بها في الساونا.
  zh | sauna | 我女儿14岁，可以用桑拿吗？ | 可以，您的女儿可以使用桑拿。
  ja | sauna | 娘は14歳ですが、サウナに入れますか？ | はい、お嬢様もサウナをご利用いただけます。
  en | tax | Do we pay the tourist tax for our son (14)? | Yes, 3.20 € per night.
  de | tax | Zahlen wir die Kurtaxe auch für unsere Tochter? Sie ist 14. | Ja, 3,20 € pro Nacht.
  en | club | May my son come to the kids club? He is 3. | Yes, your son is welcome in the kids club.
`;
const opposites = `
  en | pool | Do you have an indoor pool? | Yes, we have an indoor pool heated to 31 °C.
  de | pool | Haben Sie ein Hallenbad? | Ja, unser Hallenbad ist auf 31 °C geheizt.
  fr | pool | Avez-vous une piscine intérieure ? | Oui, notre piscine intérieure est chauffée à 31 °C.
  es | pool | ¿Tienen piscina cubierta? | Sí, nuestra piscina cubierta está a 31 °C.
  it | pool | Avete una piscina coperta? | Sì, la nostra piscina coperta è riscaldata a 31 °C.
  pt | pool | Têm piscina coberta? | Sim, a nossa piscina coberta está aquecida a 31 °C.
  nl | pool | Heeft u een binnenzwembad? | Ja, ons binnenzwembad is verwarmd tot 31 °C.
  pl | pool | Czy macie kryty basen? | Tak, nasz kryty basen ma 31 °C.
  ru | pool | Есть ли у вас крытый бассейн? | Да, наш крытый бассейн подогревается до 31 °C.
  tr | pool | Kapalı havuzunuz var mı? | Evet, kapalı havuzumuz 31 °C'ye ısıtılıyor.
  ar | pool | هل لديكم مسبح داخلي؟ | نعم، لدينا مسبح داخلي بحرارة 31 درجة.
  zh | pool | 有室内泳池吗？ | 有，我们的室内泳池水温31度。
  ja | pool | 屋内プールはありますか？ | はい、31度の屋内プールがございます。
  en | pool | Is the pool open in winter? | Yes, the pool is open in winter from 8 AM to 8 PM.
  fr | pool | La piscine est-elle ouverte en décembre ? | Oui, la piscine est ouverte en décembre de 8 h à 20 h.
  en | sauna | Is the sauna accessible? | Yes, the sauna is fully accessible by lift.
  de | sauna | Ist die Sauna barrierefrei? | Ja, die Sauna ist barrierefrei mit dem Aufzug erreichbar.
  es | sauna | ¿La sauna es accesible? | Sí, la sauna es accesible y sin escalones.
  en | park | Is the car park covered? | Yes, our car park behind the house is covered.
  de | park | Ist der Parkplatz überdacht? | Ja, unser Parkplatz ist überdacht.
  en | park | Do I pay for parking? | Yes, there is an extra charge for parking.
  de | park | Kostet das Parken etwas? | Ja, das Parken ist kostenpflichtig.
`;
const days = `
  en | boat | Can we go out with Toni on Friday? | Yes, Toni goes on Friday at 8:45.
  de | boat | Fährt Toni am Freitag? | Ja, Toni fährt am Freitag um 8:45 Uhr.
  fr | boat | Toni part-il le vendredi ? | Oui, Toni part le vendredi à 8 h 45.
  es | boat | ¿Toni sale el viernes? | Sí, Toni sale el viernes a las 8:45.
  it | boat | Toni parte venerdì? | Sì, Toni parte venerdì alle 8:45.
  pt | boat | O Toni vai na sexta? | Sim, o Toni sai na sexta às 8h45.
  nl | boat | Gaat Toni op vrijdag? | Ja, Toni gaat op vrijdag om 8.45 uur.
  pl | boat | Czy Toni płynie w piątek? | Tak, Toni płynie w piątek o 8:45.
  ru | boat | Тони выходит в пятницу? | Да, Тони выходит в пятницу в 8:45.
  tr | boat | Toni cuma günü çıkıyor mu? | Evet, Toni cuma günü saat 8:45'te çıkıyor.
  ar | boat | هل يخرج توني يوم الجمعة؟ | نعم، يخرج توني يوم الجمعة الساعة 8:45.
  zh | boat | 托尼周五出海吗？ | 是的，托尼周五8:45出海。
  ja | boat | トニーは金曜日に出ますか？ | はい、トニーは金曜日の8時45分に出ます。
  en | boat | Does Toni go every day? | Yes, Toni goes every day at 8:45 AM.
  en | club | Is the kids club open on Saturday? | Yes, the kids club is open on Saturday from 9 to 16.
  de | club | Ist der Kinderclub am Wochenende offen? | Ja, der Kinderclub ist am Wochenende von 9 bis 16 Uhr geöffnet.
  en | tables | Is dinner served on Monday? | Yes, dinner is served on Monday from 7 to 9:30 PM.
  fr | markt | Y a-t-il un marché le jeudi ? | Oui, le marché a lieu le jeudi de 8 h à 13 h.
`;
const names = `
  en | cards | Do you take American Express? | Yes, American Express is welcome.
  de | cards | Kann ich mit Amex zahlen? | Ja, Amex nehmen wir gern.
  fr | cards | Acceptez-vous American Express ? | Oui, nous acceptons American Express.
  es | cards | ¿Aceptan PayPal? | Sí, aceptamos PayPal.
  it | cards | Accettate Apple Pay? | Sì, accettiamo Apple Pay.
  pt | cards | Aceitam MB Way? | Sim, aceitamos MB Way.
  nl | cards | Kan ik met Bancontact betalen? | Ja, u kunt met Bancontact betalen.
  pl | cards | Czy można płacić BLIKiem? | Tak, można płacić BLIKiem.
  ru | cards | Можно ли оплатить картой МИР? | Да, вы можете оплатить картой МИР.
  tr | cards | American Express kabul ediyor musunuz? | Evet, American Express kabul ediyoruz.
  ar | cards | هل تقبلون أمريكان إكسبريس؟ | نعم، نقبل أمريكان إكسبريس.
  zh | cards | 可以用支付宝吗？ | 可以，我们接受支付宝。
  ja | cards | アメックスは使えますか？ | はい、アメックスもご利用いただけます。
  en | films | Can I watch Netflix? | Yes, you can watch Netflix on the television.
  en | films | What can I watch? | Thirty channels, and films over Zattoobox.
`;

describe.each([
  ['an age beneath the lowest one', ages],
  ['the other one of two opposites', opposites],
  ['a day that the entry leaves out', days],
  ['a brand or a name that no entry has', names],
])('%s is not sent', (_, text) => {
  it.each(rows(text))('%s', async (...row) => {
    const { decision, said, calls } = await judged(...row);
    expect({ said, calls }, decision.reply ?? '').toEqual({ said: false, calls: 2 });
  });
});
