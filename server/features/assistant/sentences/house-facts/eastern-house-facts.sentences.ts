import { houseFacts } from './house-fact.types.ts';

export const EASTERN_HOUSE_FACTS = {
  pl: houseFacts(
    [
      'Śniadanie jest podawane od {opens} do {closes}.',
      'Nie serwujemy śniadań.',
      'Śniadanie jest wliczone w cenę pokoju.',
      'Śniadanie kosztuje {value} za osobę.',
    ],
    [
      'Nie mamy parkingu przy hotelu.',
      'Parking przy hotelu jest bezpłatny.',
      'Parking przy hotelu kosztuje {value} za noc.',
    ],
    [
      'Zwierzęta nie są dozwolone.',
      'Zwierzęta są mile widziane bez opłat.',
      'Zwierzęta są mile widziane za {value} za noc.',
    ],
    'Basen jest czynny od {opens} do {closes}.',
    ['Nie ma opłaty miejscowej.', 'Opłata miejscowa wynosi {value} za osobę i noc.'],
    ['Nasza sieć Wi-Fi: {value}', 'Hasło do Wi-Fi: {value}', 'Hasło podajemy gościom, którzy u nas mieszkają.'],
  ),
  ru: houseFacts(
    [
      'Завтрак подаётся с {opens} до {closes}.',
      'Мы не подаём завтрак.',
      'Завтрак включён в стоимость номера.',
      'Завтрак стоит {value} с человека.',
    ],
    ['У отеля нет парковки.', 'Парковка при отеле бесплатная.', 'Парковка при отеле стоит {value} за ночь.'],
    [
      'Размещение с животными не разрешено.',
      'Размещение с животными бесплатно.',
      'Размещение с животными стоит {value} за ночь.',
    ],
    'Бассейн открыт с {opens} до {closes}.',
    ['Курортный сбор не взимается.', 'Курортный сбор составляет {value} с человека за ночь.'],
    ['Наша сеть Wi-Fi: {value}', 'Пароль Wi-Fi: {value}', 'Пароль мы сообщаем гостям, которые у нас проживают.'],
  ),
  tr: houseFacts(
    [
      'Kahvaltı saatleri: {opens} – {closes}.',
      'Kahvaltı servisimiz yoktur.',
      'Kahvaltı oda fiyatına dahildir.',
      'Kahvaltı kişi başı {value}.',
    ],
    ['Otelimizde otopark yoktur.', 'Otel otoparkı ücretsizdir.', 'Otel otoparkının gecelik ücreti {value}.'],
    [
      'Evcil hayvan kabul edilmez.',
      'Evcil hayvanlar ücretsiz kabul edilir.',
      'Evcil hayvanlar gecelik {value} ücretle kabul edilir.',
    ],
    'Havuz saatleri: {opens} – {closes}.',
    ['Konaklama vergisi yoktur.', 'Konaklama vergisi kişi başı gecelik {value}.'],
    ['Wi-Fi ağımız: {value}', 'Wi-Fi şifresi: {value}', 'Şifreyi bizde konaklayan misafirlerimize söylüyoruz.'],
  ),
  ar: houseFacts(
    [
      'يُقدَّم الإفطار من {opens} إلى {closes}.',
      'لا نقدم وجبة الإفطار.',
      'الإفطار مشمول في سعر الغرفة.',
      'سعر الإفطار {value} للشخص.',
    ],
    ['لا يوجد موقف سيارات في الفندق.', 'موقف السيارات في الفندق مجاني.', 'سعر موقف السيارات في الفندق {value} لليلة.'],
    ['لا يُسمح بالحيوانات الأليفة.', 'يُسمح بالحيوانات الأليفة مجانًا.', 'يُسمح بالحيوانات الأليفة مقابل {value} لليلة.'],
    'المسبح مفتوح من {opens} إلى {closes}.',
    ['لا توجد ضريبة سياحية.', 'الضريبة السياحية {value} للشخص لليلة.'],
    ['شبكة الواي فاي لدينا: {value}', 'كلمة مرور الواي فاي: {value}', 'نعطي كلمة المرور للضيوف المقيمين لدينا.'],
  ),
  zh: houseFacts(
    ['早餐时间为{opens}至{closes}。', '我们不提供早餐。', '房价含早餐。', '早餐每人{value}。'],
    ['酒店没有停车位。', '酒店停车免费。', '酒店停车每晚{value}。'],
    ['不允许携带宠物。', '欢迎携带宠物，免费。', '欢迎携带宠物，每晚{value}。'],
    '泳池开放时间为{opens}至{closes}。',
    ['不收取城市税。', '城市税为每人每晚{value}。'],
    ['我们的无线网络：{value}', '无线网络密码：{value}', '密码只告知入住的客人。'],
  ),
  ja: houseFacts(
    [
      '朝食の時間は{opens}から{closes}までです。',
      '朝食のご提供はございません。',
      '朝食は宿泊料金に含まれています。',
      '朝食はお一人様{value}です。',
    ],
    ['ホテルに駐車場はございません。', 'ホテルの駐車場は無料です。', 'ホテルの駐車場は1泊{value}です。'],
    ['ペットの同伴はできません。', 'ペットは無料でご同伴いただけます。', 'ペットは1泊{value}でご同伴いただけます。'],
    'プールの営業時間は{opens}から{closes}までです。',
    ['宿泊税はかかりません。', '宿泊税はお一人様1泊{value}です。'],
    ['Wi-Fiネットワーク：{value}', 'Wi-Fiのパスワード：{value}', 'パスワードはご滞在中のお客様にお伝えしております。'],
  ),
};
