import { Fragment } from 'react';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/g;

/** A text as it was written, its line breaks kept, with web addresses as links. Never read as HTML. */
export function MessageText({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <p className={className} dir="auto">
      {text.split(address).map((part, index) =>
        index % 2 === 1 ? (
          <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </p>
  );
}
