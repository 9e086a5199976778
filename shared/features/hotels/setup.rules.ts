/** The facts of a hotel without which its guests' usual questions cannot be answered. */
type SetupFacts = {
  address: string | null;
  phone: string | null;
  email: string | null;
  whatsapp_number: string | null;
  check_in_time: string;
  check_out_time: string;
};

const isFilled = (fact: string | null): boolean => fact !== null && fact.trim() !== '';

/**
 * Whether a hotel's setup is complete: where it is, how it is reached (by telephone, mail or WhatsApp), and from when until
 * when a room may be used.
 */
export function isSetUp({
  address,
  phone,
  email,
  whatsapp_number,
  check_in_time,
  check_out_time,
}: SetupFacts): boolean {
  return [phone, email, whatsapp_number].some(isFilled) && [address, check_in_time, check_out_time].every(isFilled);
}
