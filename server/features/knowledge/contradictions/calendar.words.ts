/** Days of the week from Monday (1) to Sunday (7), folded; 8 stands for holidays. */
export const DAY_WORDS: Record<number, string> = {
  1: 'monday*, montag*, lundi*, lunes, lunedi, segunda-feira*, segundas, maandag*, poniedzial*, понедельник*, пн, pazartesi, الاثنين, 周一, 星期一, 月曜*',
  2: 'tuesday*, dienstag*, mardi*, martes, martedi, terca-feira*, tercas, dinsdag*, wtorek*, wtorki, вторник*, вт, sali gun*, الثلاثاء, 周二, 星期二, 火曜*',
  3: 'wednesday*, mittwoch*, mercredi*, miercoles, mercoledi, quarta-feira*, quartas, woensdag*, srod*, сред*, ср, carsamba, الاربعاء, 周三, 星期三, 水曜*',
  4: 'thursday*, donnerstag*, jeudi*, jueves, giovedi, quinta-feira*, quintas, donderdag*, czwart*, четверг*, чт, persembe, الخميس, 周四, 星期四, 木曜*',
  5: 'friday*, freitag*, vendredi*, viernes, venerdi, sexta-feira*, sextas, vrijdag*, piatek*, piatk*, пятниц*, пт, cuma, الجمعه, 周五, 星期五, 金曜*',
  6: 'saturday*, samstag*, sonnabend*, samedi*, sabado*, sabato*, zaterdag*, sobot*, суббот*, сб, cumartesi, السبت, 周六, 星期六, 土曜*',
  7: 'sunday*, sonntag*, dimanche*, domingo*, domenica, domeniche, zondag*, niedziel*, воскресен*, вс, pazar, pazarlari, الاحد, 周日, 周天, 星期日, 星期天, 日曜*',
  8: 'holidays, public holiday*, bank holiday*, feiertag*, jours feries, festivos, festivi, feriados, feestdag*, swieta, праздни*, tatil gun*, christmas*, weihnacht*, heiligabend*, noel, navidad, natale, natal, kerst*, boze narodzenie, new year*, silvester*, neujahr*, nouvel an, ano nuevo, capodanno, easter*, ostern, paques, 祝日, 节假日',
};
export const WEEKEND_WORDS =
  'weekend*, week-end*, sat-sun, sat - sun, sat and sun, sat & sun, sa-so, sa + so, sa & so, sa und so, sam-dim, sab-dom, sab y dom, wochenend*, fin de semana, fines de semana, fim de semana, fins de semana, fine settimana, выходн*, hafta sonu*, عطله نهايه الاسبوع, نهايه الاسبوع, 周末, 週末';
export const WEEKDAY_WORDS =
  'weekdays, weekday, mon-fri, mon - fri, mon to fri, mo-fr, mo - fr, mo bis fr, lun-ven, lun-vie, ma-vr, pn-pt, пн-пт, on weekdays, in the week, during the week, unter der woche, wochentags, werktags, werktag*, en semaine, entre semana, dias laborables, nei feriali, giorni feriali, dias uteis, doordeweeks*, dni powszedni*, w tygodniu, в будни*, по будням, hafta ici*, ايام الاسبوع, 工作日, 平日';
/** Between two days or months: all from the first to the last. */
export const DAYS_TO = '(?:-|–|—|to|through|until|till|bis|au|a|al|ate|tot|t\\/m|do|по|до|ile|الي|حتى|到|至|から|〜)';
