import { Fragment, type ReactNode } from 'react';
import { formatted, type Piece } from './whatsapp-format.rules.ts';
import styles from './bubble.module.css';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/g;

/** A text as WhatsApp shows it: line breaks, formatting, web addresses as links. Never read as HTML. */
export function MessageText({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <p className={className} dir="auto">
      {text.split(address).map((part, index) =>
        index % 2 === 1 ? (
          <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ) : (
          <Fragment key={index}>{formatted(part).map(drawn)}</Fragment>
        ),
      )}
    </p>
  );
}

const tags = { bold: 'strong', italic: 'em', strike: 's' } as const;

function drawn(piece: Piece, index: number): ReactNode {
  if (piece.kind === 'text') return <Fragment key={index}>{piece.text}</Fragment>;
  if ('text' in piece)
    return (
      <code key={index} className={styles['code']} data-block={piece.kind === 'block'}>
        {piece.text}
      </code>
    );
  const Tag = tags[piece.kind];
  return <Tag key={index}>{piece.pieces.map(drawn)}</Tag>;
}
