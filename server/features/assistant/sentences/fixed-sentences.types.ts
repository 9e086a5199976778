/** Fixed sentences of the assistant. `{hotel}`, `{time}`, `{emergency}` and `{phone}` are replaced. */
export type FirstSentences = {
  /** Staff will answer. */
  acknowledgement: string;
  explicit_person: string;
  complaint: string;
  safety: string;
  /** Another guest's data, or data of a booking that this sender has not been matched with. */
  privacy: string;
  /** The information is for checked-in guests only, and this sender's number has no current booking. */
  guests_only: string;
  /** The same to a sender whose booking begins on a later day. */
  guests_from_arrival: string;
  media_unreadable: string;
  /** Appended out of hours. */
  opens_again: string;
  clarification: string;
  greeting: string;
  thanks: string;
  location: string;
  off_topic: string;
  opted_out: string;
  opted_in: string;
  inactive: string;
};

export type DangerSentences = {
  /** Possible danger: staff read the message first. */
  possible_danger: string;
  /** To "thanks" and "ok" after an emergency that staff have at the desk. */
  danger_known: string;
  /** Replaces the number if the hotel's country is unknown. */
  unknown_emergency: string;
  /** Stand before the numbers where a country has several. */
  service_medical: string;
  service_fire: string;
  service_police: string;
  /** Appended to the sentences about danger. */
  hotel_phone: string;
};

export type UrgentSentences = {
  /** No member of staff has answered, although each step of the ladder was taken. */
  nobody_came: string;
  /** To a guest whose door has fallen shut. */
  locked_out: string;
};

/** To a guest whose address no booking has. */
export type ProofSentences = {
  /** Appended where only guests are told. */
  prove_booking: string;
  booking_proved: string;
  /** The same for a wrong number, a wrong surname and too many attempts. */
  booking_not_proved: string;
};

export type AnswerSentences = {
  /** Before the hotel's words in another language than the guest's; `{language}` is its name. */
  quoted: string;
  /** Before the numbered choices. */
  which_one: string;
  /** Before the only choice. */
  this_one: string;
  /** Opens the list of choices; at most 20 characters. */
  open_choices: string;
};

export type TalkSentences = {
  farewell: string;
  /** To "are you a robot?". */
  robot: string;
  compliment: string;
  /** To a guest who looks forward to the stay. */
  looking_forward: string;
  /** To "ok" and "no, that is all". */
  noted: string;
  /** To a voice message. */
  voice_unheard: string;
  /** Appended to the regret for a complaint that may be about danger. */
  if_danger: string;
  /** Appended to each reply to a message with a card or account number. */
  no_cards: string;
  /** To "anybody there?". */
  still_here: string;
  /** The same while staff owe an answer. */
  still_waiting: string;
};

/** Acknowledgements with `{topic}`, in three wordings. */
export type TopicSentences = {
  acknowledgement_of: string;
  acknowledgement_of_other: string;
  acknowledgement_of_third: string;
};

export type AcknowledgementSentences = {
  acknowledgement_other: string;
  acknowledgement_third: string;
  /** Shortly after an acknowledgement. */
  added: string;
  added_other: string;
  added_third: string;
  /** The same with `{topic}`. */
  added_of: string;
  added_of_other: string;
};

export type Sentences = FirstSentences &
  DangerSentences &
  AnswerSentences &
  TalkSentences &
  TopicSentences &
  AcknowledgementSentences &
  UrgentSentences &
  ProofSentences;
