import type { FirstSentences } from './fixed-sentences.types.ts';

export const pl: FirstSentences = {
  acknowledgement: 'Dziękujemy za wiadomość. Przekazałem ją zespołowi {hotel}, a pracownik odpowie Państwu tutaj.',
  explicit_person:
    'Oczywiście. Przekazałem zespołowi {hotel}, że chcą Państwo porozmawiać z człowiekiem, i ktoś odpowie tutaj.',
  complaint:
    'Bardzo nam przykro i dziękujemy, że nam Państwo o tym mówią. Przekazałem wiadomość zespołowi {hotel}, a pracownik odpowie Państwu tutaj.',
  safety:
    'Właśnie alarmuję zespół {hotel}. Jeśli ktoś jest w niebezpieczeństwie, proszę natychmiast zadzwonić pod numer alarmowy: {emergency}. Najpierw proszę zadbać o swoje bezpieczeństwo.',
  privacy:
    'Aby chronić prywatność naszych gości, nie mogę podać tutaj tej informacji. Przekazałem wiadomość zespołowi {hotel}, a pracownik Państwu odpowie.',
  guests_only:
    'Tę informację mogę podać tylko gościom, którzy właśnie u nas mieszkają, a pod Państwa numerem nie znajduję trwającego pobytu. Przekazałem wiadomość zespołowi {hotel}, a pracownik Państwu odpowie.',
  guests_from_arrival:
    'Tę informację mogę podać od dnia Państwa przyjazdu. Przekazałem wiadomość zespołowi {hotel}, a pracownik Państwu odpowie.',
  media_unreadable:
    'Dziękujemy. Nie mogę sam otworzyć tego, co Państwo wysłali, więc przekazałem to zespołowi {hotel}. Pracownik to obejrzy i odpowie Państwu tutaj.',
  opens_again: 'Nasza recepcja będzie ponownie czynna od {time}.',
  clarification: 'Chcę dobrze Państwa zrozumieć. Czy mogą Państwo w kilku słowach więcej napisać, czego potrzebują?',
  greeting: 'Dzień dobry, witamy w {hotel}! W czym możemy pomóc?',
  thanks: 'Cała przyjemność po naszej stronie! Jeśli potrzebują Państwo czegoś jeszcze, prosimy napisać tutaj.',
  location: 'Dziękujemy za udostępnienie lokalizacji. Co możemy dla Państwa zrobić?',
  off_topic:
    'Niestety mogę pomóc tylko w sprawach dotyczących {hotel} i Państwa pobytu. Czy możemy w tym zakresie coś zrobić?',
  opted_out:
    'Nie będą Państwo otrzymywać więcej automatycznych wiadomości od {hotel}. Jeśli zmienią Państwo zdanie, proszę napisać START.',
  opted_in:
    'Miło znów Państwa widzieć! Będą Państwo ponownie otrzymywać wiadomości od {hotel}. Aby je zatrzymać, proszę napisać STOP.',
  inactive:
    'Dziękujemy za wiadomość. {hotel} obecnie nie odpowiada na WhatsAppie. Prosimy o bezpośredni kontakt z hotelem.',
};

export const ru: FirstSentences = {
  acknowledgement: 'Спасибо за ваше сообщение. Оно передано нашей команде {hotel}, и сотрудник ответит вам здесь.',
  explicit_person: 'Конечно. Мы сообщили команде {hotel}, что вы хотите поговорить с человеком, и вам ответят здесь.',
  complaint:
    'Нам очень жаль, и спасибо, что вы нам об этом сказали. Сообщение передано нашей команде {hotel}, и сотрудник ответит вам здесь.',
  safety:
    'Прямо сейчас сообщаем об этом нашей команде {hotel}. Если кому-то грозит опасность, немедленно звоните в экстренные службы: {emergency}. Прежде всего позаботьтесь о своей безопасности.',
  privacy:
    'Чтобы защитить частную жизнь наших гостей, мы не можем сообщить это здесь. Ваше сообщение передано нашей команде {hotel}, и сотрудник вам ответит.',
  guests_only:
    'Это мы сообщаем только гостям, которые сейчас проживают у нас, а по вашему номеру текущее проживание не найдено. Ваше сообщение передано нашей команде {hotel}, и сотрудник вам ответит.',
  guests_from_arrival:
    'Это я смогу сообщить вам начиная со дня вашего заезда. Ваше сообщение передано нашей команде {hotel}, и сотрудник вам ответит.',
  media_unreadable:
    'Спасибо. Автоматически открыть присланное нельзя, поэтому оно передано нашей команде {hotel}. Сотрудник посмотрит и ответит вам здесь.',
  opens_again: 'Наша стойка регистрации снова откроется в {time}.',
  clarification: 'Хотелось бы понять вас правильно. Не могли бы вы чуть подробнее написать, что вам нужно?',
  greeting: 'Здравствуйте, добро пожаловать в {hotel}! Чем мы можем помочь?',
  thanks: 'Всегда рады помочь! Если понадобится что-то ещё, просто напишите нам здесь.',
  location: 'Спасибо, что поделились местоположением. Чем мы можем вам помочь?',
  off_topic:
    'К сожалению, мы можем помочь только с вопросами об {hotel} и вашем проживании. Можем ли мы что-нибудь для вас сделать?',
  opted_out: 'Вы больше не будете получать автоматические сообщения от {hotel}. Если передумаете, напишите START.',
  opted_in:
    'Рады снова быть на связи! Вы снова будете получать сообщения от {hotel}. Чтобы остановить их, напишите STOP.',
  inactive:
    'Спасибо за ваше сообщение. Сейчас {hotel} не отвечает в WhatsApp. Пожалуйста, свяжитесь с отелем напрямую.',
};

export const tr: FirstSentences = {
  acknowledgement:
    'Mesajınız için teşekkür ederiz. {hotel} ekibimize ilettim; bir çalışanımız size buradan yanıt verecek.',
  explicit_person:
    'Elbette. Bir kişiyle görüşmek istediğinizi {hotel} ekibimize ilettim; size buradan yanıt verilecek.',
  complaint:
    'Bunun için çok üzgünüz, bize söylediğiniz için teşekkür ederiz. Mesajınızı {hotel} ekibimize ilettim; bir çalışanımız size buradan yanıt verecek.',
  safety:
    '{hotel} ekibimize şu anda haber veriyorum. Tehlikede olan biri varsa lütfen hemen acil servisi arayın: {emergency}. Önce kendinizi güvene alın.',
  privacy:
    'Konuklarımızın gizliliğini korumak için bu bilgiyi burada veremem. Mesajınızı {hotel} ekibimize ilettim; bir çalışanımız size yanıt verecek.',
  guests_only:
    'Bunu yalnızca şu anda bizde konaklayan misafirlerimize söyleyebilirim; numaranızla devam eden bir konaklama bulamadım. Mesajınızı {hotel} ekibimize ilettim; bir çalışanımız size yanıt verecek.',
  guests_from_arrival:
    'Bunu size varış gününüzden itibaren söyleyebilirim. Mesajınızı {hotel} ekibimize ilettim; bir çalışanımız size yanıt verecek.',
  media_unreadable:
    'Teşekkür ederiz. Gönderdiğinizi kendim açamıyorum, bu yüzden {hotel} ekibimize ilettim. Bir çalışanımız bakıp size buradan yanıt verecek.',
  opens_again: 'Resepsiyonumuzun yeniden açılış saati: {time}.',
  clarification: 'Sizi doğru anlamak isterim. Neye ihtiyacınız olduğunu birkaç kelimeyle daha anlatabilir misiniz?',
  greeting: 'Merhaba, {hotel} size hoş geldiniz der! Size nasıl yardımcı olabiliriz?',
  thanks: 'Rica ederiz! Başka bir şeye ihtiyacınız olursa bize buradan yazmanız yeterli.',
  location: 'Konumunuzu paylaştığınız için teşekkür ederiz. Sizin için ne yapabiliriz?',
  off_topic:
    'Maalesef yalnızca {hotel} ve konaklamanızla ilgili sorularda yardımcı olabilirim. Bu konuda sizin için yapabileceğimiz bir şey var mı?',
  opted_out: '{hotel} artık size otomatik mesaj göndermeyecek. Fikrinizi değiştirirseniz START yazmanız yeterli.',
  opted_in:
    'Sizi yeniden aramızda görmek güzel! {hotel} mesajlarını tekrar alacaksınız. Durdurmak için STOP yazmanız yeterli.',
  inactive:
    'Mesajınız için teşekkür ederiz. {hotel} şu anda WhatsApp üzerinden yanıt vermiyor. Lütfen otelle doğrudan iletişime geçin.',
};

export const ar: FirstSentences = {
  acknowledgement: 'شكرًا على رسالتك. لقد نقلتها إلى فريقنا في {hotel}، وسيرد عليك أحد الموظفين هنا.',
  explicit_person: 'بالتأكيد. لقد أبلغت فريقنا في {hotel} برغبتك في التحدث إلى موظف، وسيرد عليك أحدهم هنا.',
  complaint: 'نأسف لذلك، وشكرًا لأنك أخبرتنا. لقد نقلت رسالتك إلى فريقنا في {hotel}، وسيرد عليك أحد الموظفين هنا.',
  safety:
    'أقوم الآن بتنبيه فريقنا في {hotel}. إذا كان أي شخص في خطر، يُرجى الاتصال فورًا بالطوارئ: {emergency}. سلامتك أولًا.',
  privacy:
    'حفاظًا على خصوصية ضيوفنا، لا يمكنني تقديم هذه المعلومات هنا. لقد نقلت رسالتك إلى فريقنا في {hotel}، وسيرد عليك أحد الموظفين.',
  guests_only:
    'لا يمكنني إعطاء هذه المعلومات إلا للضيوف المقيمين لدينا حاليًا، ولم أجد إقامة جارية برقمك. لقد نقلت رسالتك إلى فريقنا في {hotel}، وسيرد عليك أحد الموظفين.',
  guests_from_arrival:
    'يمكنني إعطاؤك هذه المعلومات ابتداءً من يوم وصولك. لقد نقلت رسالتك إلى فريقنا في {hotel}، وسيرد عليك أحد الموظفين.',
  media_unreadable:
    'شكرًا. لا يمكنني فتح ما أرسلته بنفسي، لذلك نقلته إلى فريقنا في {hotel}. سيطّلع عليه أحد الموظفين ويرد عليك هنا.',
  opens_again: 'يفتح مكتب الاستقبال من جديد في الساعة {time}.',
  clarification: 'أودّ أن أفهم طلبك جيدًا. هل يمكنك أن توضّح لي بكلمات أكثر ما الذي تحتاج إليه؟',
  greeting: 'أهلًا وسهلًا بك في {hotel}! كيف يمكننا مساعدتك؟',
  thanks: 'على الرحب والسعة! إذا احتجت إلى أي شيء آخر، فاكتب لنا هنا.',
  location: 'شكرًا على مشاركة موقعك. كيف يمكننا خدمتك؟',
  off_topic: 'عذرًا، يمكنني المساعدة فقط في الأسئلة المتعلقة بـ {hotel} وإقامتك. هل هناك ما يمكننا فعله لك في هذا الشأن؟',
  opted_out: 'لن تصلك رسائل تلقائية أخرى من {hotel}. إذا غيّرت رأيك، فاكتب START.',
  opted_in: 'أهلًا بعودتك! ستصلك رسائل {hotel} من جديد. لإيقافها، اكتب STOP.',
  inactive: 'شكرًا على رسالتك. لا يرد {hotel} حاليًا عبر واتساب. يُرجى التواصل مع الفندق مباشرة.',
};

export const zh: FirstSentences = {
  acknowledgement: '感谢您的留言。我已将其转达给{hotel}的团队，工作人员会在这里回复您。',
  explicit_person: '好的。我已告知{hotel}的团队您希望与工作人员沟通，会有人在这里回复您。',
  complaint: '非常抱歉，也感谢您告诉我们。我已将您的留言转达给{hotel}的团队，工作人员会在这里回复您。',
  safety: '我正在立即通知{hotel}的团队。如果有人遇到危险，请马上拨打急救或报警电话：{emergency}。请先确保自身安全。',
  privacy: '为保护客人的隐私，我无法在这里提供该信息。我已将您的留言转达给{hotel}的团队，工作人员会回复您。',
  guests_only:
    '这项信息只能告知目前入住的客人，而您的号码下没有查到正在进行的入住。我已将您的留言转达给{hotel}的团队，工作人员会回复您。',
  guests_from_arrival: '这项信息要从您入住当天起才能告知。我已将您的留言转达给{hotel}的团队，工作人员会回复您。',
  media_unreadable: '谢谢。我无法直接打开您发送的内容，已转交给{hotel}的团队。工作人员查看后会在这里回复您。',
  opens_again: '我们的前台将于{time}重新开放。',
  clarification: '我想确认是否正确理解了您的意思。能否请您再多说几句您的需求？',
  greeting: '您好，欢迎来到{hotel}！请问有什么可以帮您？',
  thanks: '不客气！如果还有其他需要，随时在这里给我们留言。',
  location: '感谢您分享位置。请问有什么可以帮您？',
  off_topic: '很抱歉，我只能协助解答与{hotel}及您的入住相关的问题。在这方面有什么可以帮您的吗？',
  opted_out: '您将不再收到{hotel}的自动消息。如果改变主意，请回复 START。',
  opted_in: '欢迎回来！您将重新收到{hotel}的消息。如需停止，请回复 STOP。',
  inactive: '感谢您的留言。{hotel}目前不通过 WhatsApp 回复消息，请直接联系酒店。',
};

export const ja: FirstSentences = {
  acknowledgement:
    'メッセージをありがとうございます。{hotel}のスタッフに申し伝えました。担当者がこちらでお返事いたします。',
  explicit_person:
    'かしこまりました。スタッフとのお話をご希望である旨を{hotel}のスタッフに伝えました。担当者がこちらでお返事いたします。',
  complaint:
    'ご不便をおかけし申し訳ございません。お知らせいただきありがとうございます。{hotel}のスタッフに申し伝えました。担当者がこちらでお返事いたします。',
  safety:
    'ただいま{hotel}のスタッフに緊急で知らせています。危険がある場合は、すぐに緊急通報（{emergency}）へお電話ください。まずはご自身の安全を確保してください。',
  privacy:
    'お客様のプライバシー保護のため、こちらではお答えできません。{hotel}のスタッフに申し伝えました。担当者がお返事いたします。',
  guests_only:
    'こちらはご滞在中のお客様にのみお伝えしております。お客様の番号では現在のご滞在が見つかりませんでした。{hotel}のスタッフに申し伝えました。担当者がお返事いたします。',
  guests_from_arrival:
    'こちらはご到着日からお伝えできます。{hotel}のスタッフに申し伝えました。担当者がお返事いたします。',
  media_unreadable:
    'ありがとうございます。お送りいただいた内容を私では開けないため、{hotel}のスタッフに渡しました。担当者が確認し、こちらでお返事いたします。',
  opens_again: 'フロントは{time}に再開いたします。',
  clarification: 'ご要望を正しく理解したいので、もう少し詳しくお聞かせいただけますか。',
  greeting: 'こんにちは。{hotel}へようこそ。どのようなご用件でしょうか。',
  thanks: 'どういたしまして。ほかにもご用がございましたら、こちらへお気軽にご連絡ください。',
  location: '位置情報をお送りいただきありがとうございます。どのようなご用件でしょうか。',
  off_topic:
    '申し訳ございませんが、{hotel}とご滞在に関するご質問のみお手伝いできます。何かお困りのことはございますか。',
  opted_out: '今後、{hotel}からの自動メッセージはお送りしません。再開をご希望の場合は START とお送りください。',
  opted_in: 'またよろしくお願いいたします。{hotel}からのメッセージを再開します。停止するには STOP とお送りください。',
  inactive:
    'メッセージをありがとうございます。現在{hotel}では WhatsApp でのご対応を行っておりません。お手数ですが、ホテルへ直接ご連絡ください。',
};
