import { expect, test } from 'vitest';
import { statedWifi } from '#server/features/knowledge/facts/wifi.rules.ts';

test.each([
  'Wi-Fi: free in all rooms.',
  'WLAN: kostenlos im ganzen Haus.',
  'WLAN: Kostenlos im ganzen Haus. Passwort: an der Rezeption.',
  'Wi-Fi : gratuit dans tout l’hôtel.',
  'WiFi：全店免费',
  'Password: ask at reception. Network: Hotel',
  'password: see your key card.',
  'Password: a,b;c',
  'Password: Salt24;sea',
  'Password: "ask at reception"',
  'The password is Salt24,sea',
  'Password: Salt24! Enjoy.',
])('no network and no password in "%s"', (text) => expect(statedWifi(text)).toEqual({ network: null, password: null }));

test.each([
  ['Network: Harbour Guest, password: Salt24.', 'Harbour Guest', 'Salt24'],
  ['WiFi: Harbour-Guest, password: Salt24', 'Harbour-Guest', 'Salt24'],
  ['WLAN: Gast-Netz Passwort: Salt24', 'Gast-Netz', 'Salt24'],
  ['The WiFi (network: Harbour Guest, password: Salt24) is free.', 'Harbour Guest', 'Salt24'],
  ['Wi-Fi name: Harbour-Guest', 'Harbour-Guest', null],
  ['WiFi-SSID: SEEBLICK_5G', 'SEEBLICK_5G', null],
  ['Network: HarbourHouse Password: salt-and-sea', 'HarbourHouse', 'salt-and-sea'],
  ['The network is "sea view", the password is "sunshine".', 'sea view', 'sunshine'],
  ['网络：Jade-Guest，密码：88889999。', 'Jade-Guest', '88889999'],
  ['The network is Harbour-Guest and the password is Salt24.', 'Harbour-Guest', 'Salt24'],
])('network and password of "%s"', (text, network, password) =>
  expect(statedWifi(text)).toEqual({ network, password }),
);
