import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import chatsStyles from './chats.module.css';
import phoneStyles from './phone.module.css';

/** From a number range reserved for fiction. */
const inventNumber = () => `+447700900${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`;

/** A new guest: profile name, and a number with its country code. */
export function NewNumber({ onStart }: { onStart: (name: string, address: string) => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [address, setAddress] = useState(inventNumber);
  const plain = address.replace(/[\s().-]/g, '');
  const valid = /^\+\d{7,15}$/.test(plain);
  return (
    <form
      className={chatsStyles['fresh']}
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) onStart(name.trim(), plain);
      }}
    >
      <label className={chatsStyles['field']}>
        {t('Your name')}
        <input
          autoFocus
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className={chatsStyles['field']}>
        {t('Your number')}
        <input
          type="tel"
          value={address}
          autoComplete="off"
          aria-invalid={!valid}
          aria-describedby="number-help"
          onChange={(event) => setAddress(event.target.value)}
        />
        <small id="number-help" data-problem={!valid}>
          {t('With the country code, for example +44 7700 900123.')}
        </small>
      </label>
      <button type="submit" className={phoneStyles['primary']} disabled={!valid}>
        {t('Start a chat')}
      </button>
    </form>
  );
}
