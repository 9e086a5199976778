import { EnvironmentOutlined, PaperClipOutlined, PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Attachment } from '#shared/features/conversations/conversations.schema.ts';
import { ContactCard } from './contact-card.tsx';
import { placeOf } from '../pictures/pictures.rules.ts';
import { openPicture } from '../pictures/pictures.store.ts';
import styles from './bubble.module.css';

type Props = { items: Attachment[]; conversationId: string };

/** Pictures as thumbnails that open above the page, everything else as links that open in a new tab. */
export function Attachments({ items, conversationId }: Props) {
  if (items.length === 0) return null;
  return (
    <div className={styles['attachments']}>
      {items.map((item) =>
        isAudio(item) ? (
          <VoiceNote key={item.url} url={item.url} />
        ) : isCard(item) ? (
          <ContactCard key={item.url} url={item.url} filename={item.filename} />
        ) : item.type === 'image' ? (
          <Picture key={item.url} item={item} conversationId={conversationId} />
        ) : (
          <FileLink key={item.url} item={item} />
        ),
      )}
    </div>
  );
}

const isAudio = ({ content_type }: Attachment) => content_type?.startsWith('audio/') ?? false;
const isCard = ({ content_type }: Attachment) => /^(text|application)\/(x-)?vcard\b/i.test(content_type ?? '');

/** Loaded when it is played. */
function VoiceNote({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <>
      {/* The transcript stands below. */}
      <audio className={styles['voiceNote']} controls preload="none" src={url} aria-label={t('Voice note')} />
      <a className={styles['file']} href={url} download>
        {t('Download')}
      </a>
    </>
  );
}

/** A sticker as WhatsApp shows it: small, on no ground. */
export function Sticker({ item }: { item: Attachment }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  if (broken) return <FileLink item={item} />;
  return <img className={styles['sticker']} src={item.url} alt={t('Sticker')} onError={() => setBroken(true)} />;
}

function Picture({ item: { url, filename, type }, conversationId }: { item: Attachment; conversationId: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const place = placeOf(url);
  if (broken) return <FileLink item={{ url, filename, type }} />;
  const image = (
    <img src={url} alt={t('Picture: {{name}}', { name: filename })} loading="lazy" onError={() => setBroken(true)} />
  );
  // A picture that has not left yet.
  if (!place) return <span className={styles['picture']}>{image}</span>;
  const open = () => openPicture({ conversationId, ...place, url, filename });
  return (
    <button type="button" className={styles['picture']} onClick={open}>
      {image}
    </button>
  );
}

function FileLink({ item }: { item: Attachment }) {
  return (
    <a className={styles['file']} href={item.url} target="_blank" rel="noopener noreferrer">
      {item.type === 'image' ? <PictureOutlined aria-hidden /> : <PaperClipOutlined aria-hidden />}
      <span>{item.filename}</span>
    </a>
  );
}

type Place = { location_lat: number | null; location_lng: number | null; location_address: string | null };

/** A location: the address, and a link that opens the point on a map in a new tab. */
export function Location({ place }: { place: Place }) {
  const { t } = useTranslation();
  const { location_lat: lat, location_lng: lng, location_address: address } = place;
  if (lat === null || lng === null)
    return address === null ? null : (
      <p className={styles['file']}>
        <EnvironmentOutlined aria-hidden />
        <span>{address}</span>
      </p>
    );
  const point = `${lat.toFixed(6)}, ${lng.toFixed(6)}`;
  return (
    <a
      className={styles['file']}
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <EnvironmentOutlined aria-hidden />
      <span>
        {address ?? point}
        <small>{t('Open the map')}</small>
      </span>
    </a>
  );
}
