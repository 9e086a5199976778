import { phraseList } from '../language/phrase-list.ts';

/** Orders to book, in the thirteen languages. Notation: `phrases.rules.ts`. */
export const ORDERING_ROOM = phraseList(`
  (please|pls|kindly) ~ (book|reserve); (book|reserve) (me|us) (a|an|one|two|three|the); (like|want|wish|need|love) to (book|reserve); (can|could|may) (i|we|you) ~ (book|reserve);
  (bitte|gerne|gern) ~ ~ (buchen|reservieren|buche|reserviere|reservier|einbuchen); (mochte|mochten|wurde|wurden|will|wollen) ~ ~ (buchen|reservieren); (buchen|reservieren) (sie|bitte); (buch|buche|bucht|reserviere|reservier|reserviert) (mir|uns|bitte);
  (merci de|veuillez|svp|s il vous plait|voudrais|voudrions|souhaite|souhaitons|souhaiterais|aimerais|aimerions|pouvez vous|pourriez vous|merci de bien vouloir) (me|nous)? (reserver|retenir|confirmer); reservez (moi|nous|une|un|la|le|deux|s il vous plait|svp);
  (reserven|reservenme|reservenos|reservame|reserveme|reservad) (una|un|la|el|dos|por favor|me|nos); (reserve|reserva) ~ por favor; (quiero|queremos|quisiera|quisieramos|gustaria|podria|podrian|pueden|puede|favor) ~ (reservar*|reserven);
  (prenoti|prenotate|prenotami|prenotateci|prenotatemi|riservate) (una|un|la|il|due|per); (vorrei|vorremmo|voglio|vogliamo|potete|puo|potrebbe|favore) ~ (prenotar*|prenoti|prenotate);
  (reserve|reservem|marque|marquem) (um|uma|dois|por favor|me|nos); (quero|queria|queremos|queriamos|gostaria|gostariamos|pode|podem|favor) ~ (reservar*|reserve|marcar);
  (graag|alstublieft|alsjeblieft|wil|willen|wilt|zou|zouden|kunt|kan) ~ ~ (boeken|reserveren|boek|reserveer); (boek|reserveer) (een|de|voor|alstublieft|mij|ons|maar);
  (prosze|chce|chcemy|chcialbym|chcialabym|chcielibysmy) ~ (zarezerwowac|rezerwacje|rezerwowac|zarezerwuj*); (zarezerwuj|zarezerwujcie);
  (забронируйте|забронируй|зарезервируйте|забронируете); (хочу|хотим|хотел*|пожалуйста|можно|хотели) ~ (забронировать|зарезервировать|бронь);
  (lutfen) ~ ~ (ayirtin|ayirtir|ayirin|rezerve|rezervasyon); (ayirtin|ayirtir misiniz|rezerve edin|rezervasyon yapin); (ayirtmak|rezerve etmek|rezervasyon yapmak|rezervasyon yaptirmak|tutmak) (ister*|istiyor*);
  (احجز|احجزوا|احجزي|احجزولي|احجز لي|احجزوا لنا) ; (نريد|اريد|ابغي|ابي|نبغي|ارجو|الرجاء|بدي|بدنا|يرجي|عايز|ممكن) (حجز|احجز|نحجز|تحجز|الحجز);
  请预订; 请订; 请帮我订; 请帮我预订; 请帮我们订; 想订; 想预订; 我要订; 要预订; 帮我们订; 帮我订; 请预定; 想预定; 予約をお願い; 予約お願い; 予約したい; 予約してください; 予約を取って; 部屋をお願いします; 部屋をお願いいたします; 部屋をお願いできますか
`);
