/** As the inbound service masks a card number and a security code. */
const MASKED = /•{4} \d{4}|\p{L}2?[^\p{L}\p{N}•]{0,3}•{3}(?!•)/u;

/** Whether a card number or its security code was masked in a message. */
export const namesCard = (text: string): boolean => MASKED.test(text);
