/** What the assistant says in its own words. `{hotel}`, `{time}`, `{emergency}` and `{phone}` are filled in. */
export type FirstSentences = {
  /** A person will answer. */
  acknowledgement: string;
  explicit_person: string;
  complaint: string;
  safety: string;
  /** Another guest's data, or data of a booking that this sender has not been matched with. */
  privacy: string;
  /** Told only to guests in the house, and this sender's number belongs to no current booking. */
  guests_only: string;
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
  /** The message may tell of danger: a person reads it first. */
  possible_danger: string;
  /** Instead of a number where the hotel's country is not known. */
  unknown_emergency: string;
  /** Appended to the sentences about danger. */
  hotel_phone: string;
};

export type AnswerSentences = {
  /** Before the hotel's words in another language than the guest's; `{language}` is its name. */
  quoted: string;
  /** Before the numbered choices. */
  which_one: string;
};

export type Sentences = FirstSentences & DangerSentences & AnswerSentences;
