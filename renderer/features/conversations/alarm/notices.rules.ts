/** 'TEST KEY REQUEST' for `test_key_request` (docs/product.md, section 2, Hotels). */
export function noticeType(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase();
}
