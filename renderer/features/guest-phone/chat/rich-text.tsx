import { Fragment, type ReactNode } from 'react';
import styles from './thread.module.css';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/g;
const emphasis = /(\*[^*\n]+\*|_[^_\n]+_|~[^~\n]+~)/g;
const tags = { '*': 'strong', _: 'em', '~': 's' } as const;

/** Text formatted like WhatsApp: *bold*, _italic_, ~struck~, links and line breaks. */
export function RichText({ text }: { text: string }) {
  const parts = text.split(address);
  return (
    <p className={styles['text']} dir="auto">
      {parts.map((part, index) =>
        index % 2 ? <Link key={index} href={part} /> : <Fragment key={index}>{emphasised(part)}</Fragment>,
      )}
    </p>
  );
}

function Link({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {href}
    </a>
  );
}

function emphasised(text: string): ReactNode[] {
  return text.split(emphasis).map((part, index) => {
    const Tag = tags[part[0] as keyof typeof tags];
    return index % 2 && Tag ? <Tag key={index}>{part.slice(1, -1)}</Tag> : part;
  });
}
