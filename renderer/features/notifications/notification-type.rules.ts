/** 'TEST KEY REQUEST' for `test_key_request` (docs/product.md, section 2, Hotels). */
export const notificationType = (type: string): string => type.replaceAll('_', ' ').toUpperCase();
