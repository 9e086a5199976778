/** As the inbound service masks a card number or an IBAN, and a security code. */
const MASKED = /•{4} [\p{Nd}A-Z]{4}|\p{L}2?[^\p{L}\p{N}•]{0,3}•{3}(?!•)/u;

/** Whether a card number, its security code or an IBAN was masked in a message. */
export const namesCard = (text: string): boolean => MASKED.test(text);
