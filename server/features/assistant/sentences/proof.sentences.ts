import type { FixedLanguage } from '../language/languages.rules.ts';
import type { ProofSentences } from './fixed-sentences.types.ts';

/** To guests who write from an address that no booking has. The refusal is the same whatever was wrong. */
export const PROOF_SENTENCES: Record<FixedLanguage, ProofSentences> = {
  en: {
    prove_booking: 'If you have a booking, send me its confirmation number and the surname, and I can help you here.',
    booking_proved: 'Thank you, I have found your booking. What can I do for you?',
    booking_not_proved:
      'I could not match this with a booking. Please send the confirmation number and the surname exactly as in your confirmation, or ask for our team at {hotel}.',
  },
  es: {
    prove_booking: 'Si tiene una reserva, envíeme el número de confirmación y el apellido, y podré ayudarle aquí.',
    booking_proved: 'Gracias, he encontrado su reserva. ¿En qué puedo ayudarle?',
    booking_not_proved:
      'No he podido relacionar estos datos con una reserva. Envíe el número de confirmación y el apellido exactamente como en su confirmación, o pida hablar con nuestro equipo de {hotel}.',
  },
  fr: {
    prove_booking:
      'Si vous avez une réservation, envoyez-moi le numéro de confirmation et le nom de famille, et je pourrai vous aider ici.',
    booking_proved: "Merci, j'ai trouvé votre réservation. Que puis-je faire pour vous ?",
    booking_not_proved:
      "Je n'ai pas pu associer ces informations à une réservation. Envoyez le numéro de confirmation et le nom de famille exactement comme dans votre confirmation, ou demandez notre équipe de {hotel}.",
  },
  de: {
    prove_booking:
      'Wenn Sie eine Buchung haben, senden Sie mir die Bestätigungsnummer und den Nachnamen, dann kann ich Ihnen hier helfen.',
    booking_proved: 'Vielen Dank, ich habe Ihre Buchung gefunden. Was kann ich für Sie tun?',
    booking_not_proved:
      'Ich konnte diese Angaben keiner Buchung zuordnen. Bitte senden Sie die Bestätigungsnummer und den Nachnamen genau wie in Ihrer Bestätigung, oder fragen Sie nach unserem Team von {hotel}.',
  },
  it: {
    prove_booking: 'Se ha una prenotazione, mi invii il numero di conferma e il cognome e potrò aiutarla qui.',
    booking_proved: 'Grazie, ho trovato la sua prenotazione. Che cosa posso fare per lei?',
    booking_not_proved:
      'Non sono riuscito ad associare questi dati a una prenotazione. Invii il numero di conferma e il cognome esattamente come nella conferma, oppure chieda del nostro staff di {hotel}.',
  },
  pt: {
    prove_booking: 'Se tem uma reserva, envie-me o número de confirmação e o apelido, e poderei ajudar aqui.',
    booking_proved: 'Obrigado, encontrei a sua reserva. Em que posso ajudar?',
    booking_not_proved:
      'Não consegui associar estes dados a uma reserva. Envie o número de confirmação e o apelido exatamente como na sua confirmação, ou peça para falar com a nossa equipa do {hotel}.',
  },
  nl: {
    prove_booking:
      'Als u een boeking heeft, stuur mij dan het bevestigingsnummer en de achternaam, dan help ik u hier.',
    booking_proved: 'Dank u, ik heb uw boeking gevonden. Wat kan ik voor u doen?',
    booking_not_proved:
      'Ik kon dit niet aan een boeking koppelen. Stuur het bevestigingsnummer en de achternaam precies zoals in uw bevestiging, of vraag naar ons team van {hotel}.',
  },
  pl: {
    prove_booking: 'Jeśli mają Państwo rezerwację, proszę przesłać numer potwierdzenia i nazwisko, a pomogę tutaj.',
    booking_proved: 'Dziękuję, znalazłem Państwa rezerwację. W czym mogę pomóc?',
    booking_not_proved:
      'Nie udało się dopasować tych danych do rezerwacji. Proszę przesłać numer potwierdzenia i nazwisko dokładnie tak jak w potwierdzeniu albo poprosić o rozmowę z zespołem hotelu {hotel}.',
  },
  ru: {
    prove_booking: 'Если у вас есть бронирование, пришлите номер подтверждения и фамилию, и я смогу помочь вам здесь.',
    booking_proved: 'Спасибо, я нашёл ваше бронирование. Чем могу помочь?',
    booking_not_proved:
      'Не удалось сопоставить эти данные с бронированием. Пришлите номер подтверждения и фамилию точно как в подтверждении или попросите соединить вас с сотрудниками {hotel}.',
  },
  tr: {
    prove_booking: 'Rezervasyonunuz varsa onay numarasını ve soyadını gönderin, size burada yardımcı olabilirim.',
    booking_proved: 'Teşekkürler, rezervasyonunuzu buldum. Size nasıl yardımcı olabilirim?',
    booking_not_proved:
      'Bu bilgileri bir rezervasyonla eşleştiremedim. Lütfen onay numarasını ve soyadını onayınızdaki gibi gönderin ya da {hotel} ekibimizle görüşmek isteyin.',
  },
  ar: {
    prove_booking: 'إذا كان لديك حجز، فأرسل لي رقم التأكيد واسم العائلة لأتمكن من مساعدتك هنا.',
    booking_proved: 'شكراً لك، لقد وجدت حجزك. كيف يمكنني مساعدتك؟',
    booking_not_proved:
      'لم أتمكن من مطابقة هذه البيانات مع أي حجز. يرجى إرسال رقم التأكيد واسم العائلة تماماً كما في تأكيد الحجز، أو طلب التحدث مع فريقنا في {hotel}.',
  },
  zh: {
    prove_booking: '如果您有预订，请把确认号和姓氏发给我，我就可以在这里为您服务。',
    booking_proved: '谢谢，我已找到您的预订。请问有什么可以帮您？',
    booking_not_proved: '我无法将这些信息与预订匹配。请按确认函上的内容发送确认号和姓氏，或联系{hotel}的工作人员。',
  },
  ja: {
    prove_booking: 'ご予約がある場合は、確認番号と姓をお送りください。こちらでお手伝いいたします。',
    booking_proved: 'ありがとうございます。ご予約を確認できました。ご用件をお聞かせください。',
    booking_not_proved:
      'ご入力内容に一致するご予約を確認できませんでした。確認書のとおりに確認番号と姓をお送りいただくか、{hotel}のスタッフへの取り次ぎをご希望ください。',
  },
};
