/** Domains at which anybody gets an address: no company may vouch for the people there. */
const open = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.fr yahoo.de yahoo.es yahoo.it
  icloud.com me.com mac.com aol.com proton.me protonmail.com gmx.de gmx.net gmx.com gmx.at gmx.ch web.de t-online.de
  freenet.de mail.de posteo.de orange.fr wanadoo.fr free.fr laposte.net sfr.fr hotmail.fr hotmail.es hotmail.it
  outlook.fr outlook.de outlook.es outlook.it libero.it tiscali.it virgilio.it alice.it tim.it telefonica.net
  bluewin.ch mail.com zoho.com yandex.com yandex.ru mail.ru qq.com 163.com naver.com onmicrosoft.com`
    .split(/\s+/)
    .filter(Boolean),
);

export const isMailProvider = (domain: string): boolean => open.has(domain);
