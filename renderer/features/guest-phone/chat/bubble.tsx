import { FileOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { PhoneMessage } from '#shared/practice/guest-phone.schema.ts';
import { clock } from '../days.rules.ts';
import { PlaceCard } from './place-card.tsx';
import { RichText } from './rich-text.tsx';
import { Ticks } from './ticks.tsx';
import styles from './thread.module.css';

type Shown = Omit<PhoneMessage, 'id' | 'status'> & { status: PhoneMessage['status'] | 'sending' };

type Props = { message: Shown; hotelName: string; first: boolean; onTap?: (index: number) => void };

/** One message. `first`: the other side's turn begins with it, and the bubble has its corner. */
export function Bubble({ message, hotelName, first, onTap }: Props) {
  const { t, i18n } = useTranslation();
  const { from_guest, content, pictures, files, choices, location, created_at, status } = message;
  return (
    <li className={styles['row']} data-own={from_guest} data-first={first}>
      <div className={styles['bubble']}>
        <span className="visually-hidden">{from_guest ? t('You') : hotelName}: </span>
        {pictures.map((src) => (
          <a key={src} href={src} target="_blank" rel="noreferrer" className={styles['picture']}>
            <img src={src} alt={from_guest ? t('Picture that you sent') : t('Picture from the hotel')} />
          </a>
        ))}
        {files.map(({ url, filename }) => (
          <a key={url} href={url} download={filename} className={styles['file']}>
            <FileOutlined aria-hidden /> {filename}
          </a>
        ))}
        {location && <PlaceCard place={location} />}
        {content && <RichText text={content} />}
        {choices && (
          <span
            className={styles['choices']}
            role="group"
            aria-label={choices.kind === 'list' ? choices.button : t('Answers')}
          >
            {choices.items.map(({ title }, index) => (
              <button key={title} type="button" onClick={() => onTap?.(index)}>
                {title}
              </button>
            ))}
          </span>
        )}
        <span className={styles['meta']}>
          <time dateTime={created_at}>{clock(created_at, i18n.language)}</time>
          {from_guest && <Ticks status={status} />}
        </span>
      </div>
    </li>
  );
}

export function TypingBubble({ hotelName }: { hotelName: string }) {
  const { t } = useTranslation();
  return (
    <li className={styles['row']} data-own={false} data-first>
      <div className={styles['bubble']} data-typing>
        <span className="visually-hidden">{t('{{name}} is typing', { name: hotelName })}</span>
        <i />
        <i />
        <i />
      </div>
    </li>
  );
}
