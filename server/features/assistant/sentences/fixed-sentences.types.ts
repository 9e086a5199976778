/** What the assistant says in its own words. `{hotel}` and `{time}` are filled in. */
export type Sentences = {
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
