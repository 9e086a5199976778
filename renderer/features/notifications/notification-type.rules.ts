/** 'TEST KEY REQUEST' for `test_key_request` (docs/product.md, section 2, Hotels). */
export const notificationType = (type: string): string => type.replaceAll('_', ' ').toUpperCase();

/** A request for a number ends with its answer under WhatsApp Numbers, not with Resolve. */
export const isNumberRequest = (type: string): boolean => type === 'whatsapp_number_requested';
