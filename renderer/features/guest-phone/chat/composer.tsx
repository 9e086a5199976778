import { EnvironmentOutlined, PictureOutlined, PlusOutlined, SendOutlined } from '@ant-design/icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import type { PhoneHotel, PhoneMessage } from '#shared/practice/guest-phone.schema.ts';
import { LocationSheet } from './location-sheet.tsx';
import { preparePicture, type PreparedPicture } from './picture.rules.ts';
import composerStyles from './composer.module.css';
import phoneStyles from '../phone.module.css';

export type Outgoing = { body: string; picture?: PreparedPicture; location?: NonNullable<PhoneMessage['location']> };
type Props = { hotel: PhoneHotel | undefined; onSend: (message: Outgoing) => void };

/** The message box. Enter sends, Shift+Enter starts a line; a picture is sent with the typed text. */
export function Composer({ hotel, onSend }: Props) {
  const { t } = useTranslation();
  const [body, setBody] = useState('');
  const [menu, setMenu] = useState<'attach' | 'location' | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (more: Partial<Outgoing> = {}) => {
    if (!body.trim() && !more.picture && !more.location) return;
    onSend({ body: more.location ? '' : body.trim(), ...more });
    if (!more.location) setBody('');
    setMenu(null);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={composerStyles['composer']} onKeyDown={(event) => event.key === 'Escape' && setMenu(null)}>
      {menu === 'attach' && (
        <AttachMenu onPicture={(picture) => send({ picture })} onLocation={() => setMenu('location')} />
      )}
      {menu === 'location' && (
        <LocationSheet hotel={hotel} onChoose={(location) => send({ location })} onClose={() => setMenu(null)} />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <button
          type="button"
          className={phoneStyles['round']}
          aria-label={t('Attach')}
          aria-expanded={menu !== null}
          onClick={() => setMenu(menu ? null : 'attach')}
        >
          <PlusOutlined rotate={menu ? 45 : 0} aria-hidden />
        </button>
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          autoFocus
          value={body}
          maxLength={4096}
          placeholder={t('Message')}
          aria-label={t('Message')}
          onChange={(event) => setBody(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={composerStyles['send']} aria-label={t('Send')} disabled={!body.trim()}>
          <SendOutlined aria-hidden />
        </button>
      </form>
    </div>
  );
}

function AttachMenu({
  onPicture,
  onLocation,
}: {
  onPicture: (picture: PreparedPicture) => void;
  onLocation: () => void;
}) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    preparePicture(file).then(onPicture, () => notifyFailure(t('This file is not a picture that can be sent.')));
  };
  return (
    <div className={composerStyles['attach']} role="group" aria-label={t('Attach')}>
      <button type="button" autoFocus onClick={() => input.current?.click()}>
        <PictureOutlined aria-hidden />
        {t('Photo')}
      </button>
      <button type="button" onClick={onLocation}>
        <EnvironmentOutlined aria-hidden />
        {t('Location')}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-label={t('Photo')}
        onChange={(event) => take(event.target.files?.[0])}
      />
    </div>
  );
}
