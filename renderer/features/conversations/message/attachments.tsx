import { EnvironmentOutlined, PaperClipOutlined, PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Attachment } from '#shared/features/conversations/conversations.schema.ts';
import styles from './bubble.module.css';

/** Pictures as thumbnails, everything else as links; both open in a new tab. */
export function Attachments({ items }: { items: Attachment[] }) {
  if (items.length === 0) return null;
  return (
    <div className={styles['attachments']}>
      {items.map((item) =>
        item.type === 'image' ? <Picture key={item.url} item={item} /> : <FileLink key={item.url} item={item} />,
      )}
    </div>
  );
}

function Picture({ item }: { item: Attachment }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  if (broken) return <FileLink item={item} />;
  return (
    <a className={styles['picture']} href={item.url} target="_blank" rel="noopener noreferrer">
      <img
        src={item.url}
        alt={t('Picture: {{name}}', { name: item.filename })}
        loading="lazy"
        onError={() => setBroken(true)}
      />
    </a>
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
