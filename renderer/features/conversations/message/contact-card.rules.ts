export type Contact = { name: string; phones: string[]; mails: string[] };

/** Most characters of a card that are read; pictures inside come later or are cut off. */
export const largestCard = 100_000;
const mostContacts = 20;
const mostLines = 10;

/**
 * People of a vCard (RFC 6350, versions 2.1 to 4.0). Everything else in it is left out. Reads each line once, so that the
 * time is linear.
 */
export function contactsOf(card: string): Contact[] {
  const contacts: Contact[] = [];
  let contact: Contact = { name: '', phones: [], mails: [] };
  for (const line of card.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon === -1) continue;
    const name = (line.slice(0, colon).split(';', 1)[0] ?? '').split('.').at(-1)!.toUpperCase();
    const value = unescaped(line.slice(colon + 1).trim()).slice(0, 200);
    if (name === 'BEGIN') contact = { name: '', phones: [], mails: [] };
    else if (name === 'FN') contact.name = value;
    else if (name === 'TEL' && contact.phones.length < mostLines) contact.phones.push(value.replace(/^tel:/i, ''));
    else if (name === 'EMAIL' && contact.mails.length < mostLines && /^[^\s@:?]+@[^\s@:?]+$/.test(value))
      contact.mails.push(value);
    else if (name === 'END' && contacts.length < mostContacts) contacts.push(contact);
  }
  return contacts.map(({ name, phones, mails }) => ({
    name,
    phones: [...new Set(phones)].filter((phone) => /\d/.test(phone)),
    mails: [...new Set(mails)],
  }));
}

const unescaped = (value: string): string => value.replace(/\\([,;\\])/g, '$1').replace(/\\n/gi, ' ');
