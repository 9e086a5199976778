/** Hotel fields that are needed to answer common questions. */
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
 * Whether a hotel's setup is complete: address, one contact (telephone, mail or WhatsApp), check-in and
 * check-out times.
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
