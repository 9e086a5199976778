/** One number for everything, or one for each service. */
export type CountryNumbers = string | Record<'medical' | 'fire' | 'police', string>;

/** Countries and territories (ISO 3166-1, and XK) where one number reaches every service. */
const SHARED: Record<string, string> = {
  '000': 'AU',
  '111': 'NZ',
  // Europe, its territories overseas, and neighbours
  '112': `AD AM AT AX AZ BE BG CH CY CZ DE DK EE ES FI FO FR GE GI GL GR HR HU IE IS IT KZ LI LT LU LV MC MD ME MT NL
    NO PL PT RO RU SE SI SJ SK SM TR UA VA XK BL GF GP MF MQ PM RE YT GH IN KW NG TL TZ ZA`,
  '123': 'CO',
  '911': `AG AI AS AW BM BS BZ CA CR DO EC GD GU HN JO KN KY LC LR MP MX PA PH PR PW PY TC TO US UY VC VE VG VI`,
  '999': 'BD BH DM GB GG HK IM JE KE MO MY QA SB SC UG ZW',
  '9999': 'OM',
};

/** "country medical fire police" where each service has its own number. */
const BY_SERVICE = `
  AE 998 997 999
  AL 127 128 129
  AO 112 115 113
  AR 107 100 911
  BA 124 123 122
  BB 511 311 211
  BN 991 995 993
  BO 118 119 110
  BQ 912 911 911
  BR 192 193 190
  BT 112 110 113
  BW 997 998 999
  BY 103 101 102
  CI 185 180 111
  CK 998 996 999
  CL 131 132 133
  CM 119 118 117
  CN 120 119 110
  CU 104 105 106
  CV 130 131 132
  CW 912 911 911
  DZ 14 14 1548
  EG 123 180 122
  ET 907 939 991
  FJ 911 910 917
  GM 116 118 117
  GT 122 122 110
  GY 913 912 911
  HT 116 115 114
  ID 119 113 110
  IL 101 102 100
  IR 115 125 110
  JM 110 110 119
  JP 119 119 110
  KG 103 101 102
  KH 119 118 117
  KR 119 119 112
  LA 195 190 191
  LB 140 175 112
  LK 1990 110 119
  MA 150 150 190
  MG 124 118 117
  MK 194 193 192
  MM 192 191 199
  MN 103 101 102
  MU 114 115 999
  MV 102 118 119
  MW 998 999 997
  MZ 117 198 119
  NC 15 18 17
  NI 128 115 118
  NP 102 101 100
  PE 106 116 105
  PF 15 18 17
  PG 111 110 112
  PK 1122 16 15
  PS 101 102 100
  RS 194 193 192
  RW 912 112 112
  SA 997 998 999
  SG 995 995 999
  SN 1515 18 17
  SR 113 110 115
  SV 132 913 911
  SX 912 919 911
  SZ 977 933 999
  TH 1669 199 191
  TJ 103 101 102
  TN 190 198 197
  TT 811 990 999
  TW 119 119 110
  UZ 103 101 102
  VN 115 114 113
  VU 112 113 111
  WS 996 994 995`;

/**
 * The numbers by country, as a guest dials them from a mobile phone. Countries whose sources disagree are left out.
 * Sources: the European Commission on 112 (https://digital-strategy.ec.europa.eu/en/policies/112), the list of the US
 * Department of State (https://travel.state.gov/content/dam/students-abroad/pdfs/911_ABROAD.pdf), the travel advice of
 * the United Kingdom (https://www.gov.uk/foreign-travel-advice, "Getting help") and
 * https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers.
 */
export const BY_COUNTRY: ReadonlyMap<string, CountryNumbers> = new Map<string, CountryNumbers>([
  ...Object.entries(SHARED).flatMap(([number, countries]) =>
    countries.split(/\s+/).map((country): [string, CountryNumbers] => [country, number]),
  ),
  ...BY_SERVICE.trim()
    .split('\n')
    .map((line): [string, CountryNumbers] => {
      const [country = '', medical = '', fire = '', police = ''] = line.trim().split(' ');
      return [country, { medical, fire, police }];
    }),
]);
