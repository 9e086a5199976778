/** A sender of the provider's account, in the provider's words; null where it says nothing. */
export type ProviderSender = {
  provider_id: string;
  number: string;
  status: string;
  quality: string | null;
  messaging_limit: string | null;
  /** The name that guests see. */
  display_name: string | null;
  /** State of the last change of its display name. */
  name_status: string | null;
  /** The provider's error number, while the sender is offline. */
  offline_code: number | null;
  /** Where the provider calls when a guest writes. */
  callback_url: string | null;
};

/** How WhatsApp tells the code that proves who has the number. */
export type CodeMethod = 'sms' | 'voice';

/** What guests see of a sender beside its messages. */
export type SenderProfile = {
  display_name: string;
  address: string | null;
  email: string | null;
  website: string | null;
};

export type SenderDraft = {
  number: string;
  method: CodeMethod;
  profile: SenderProfile;
  /** The WhatsApp Business account; null: the one of the provider's account. */
  business_account: string | null;
};

/**
 * A change of a sender: the code that WhatsApp sent, another code, a display name for review, or our webhook addresses.
 */
export type SenderChange =
  | { code: string }
  | { send_code: CodeMethod }
  | { profile: SenderProfile }
  | { webhooks: true };
