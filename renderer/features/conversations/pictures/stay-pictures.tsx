import { useState } from 'react';
import type { Picture } from '#shared/features/conversations/pictures.contract.ts';
import { stayWords } from '#renderer/lib/dates.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useInbox } from '../inbox.context.ts';
import { byStay } from './pictures.rules.ts';
import { usePictures } from './pictures.queries.ts';
import { openPicture } from './pictures.store.ts';
import styles from './pictures.module.css';

/** All pictures of a conversation, the stays one below the other; nothing where there are none. */
export function StayPictures({ conversationId }: { conversationId: string }) {
  const { t, i18n } = useTranslation();
  const { hotelId } = useInbox();
  const pictures = usePictures(hotelId, conversationId).data ?? [];
  if (pictures.length === 0) return null;
  return (
    <section className={styles['stays']} aria-label={t('Pictures')}>
      <h3>{t('Pictures')}</h3>
      {byStay(pictures).map(({ stay, pictures: shown }) => (
        <div key={stay?.booking_id ?? 'none'}>
          <h4>{stay ? t('Stay {{days}}', { days: stayWords(stay, i18n.language) }) : t('Without a stay')}</h4>
          <ul className={styles['grid']}>
            {shown.map((picture) => (
              <li key={picture.url}>
                <Thumbnail picture={picture} conversationId={conversationId} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Thumbnail({ picture, conversationId }: { picture: Picture; conversationId: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const { message_id: messageId, index, url, filename } = picture;
  return (
    <button
      type="button"
      className={styles['thumbnail']}
      aria-label={t('Picture: {{name}}', { name: filename })}
      onClick={() => openPicture({ conversationId, messageId, index, url, filename })}
    >
      {broken ? filename : <img src={url} alt="" loading="lazy" onError={() => setBroken(true)} />}
    </button>
  );
}
