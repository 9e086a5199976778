import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Directory } from '#shared/features/auth/directory.contract.ts';
import { Facts } from '#renderer/components/page/facts.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { dateTimeWords } from '#renderer/lib/dates.ts';
import { CopyField } from './copy-field.tsx';
import { useNewToken, useTakeToken } from './directory.queries.ts';
import styles from './company.module.css';

type Props = { id: string; directory: Directory };

/** The token with which the directory calls: made, made again, taken back. It is shown once, until the reader has stored it. */
export function DirectoryToken({ id, directory: { token, old_token, people } }: Props) {
  const { t } = useTranslation();
  const make = useNewToken(id);
  const when = (at: string | null) => (at ? <TimeAgo at={at} /> : t('Never'));
  return (
    <>
      {make.data && <NewToken token={make.data.token} onStored={() => make.reset()} />}
      {token ? (
        <Facts
          facts={[
            { label: t('Token made'), value: when(token.made_at) },
            { label: t('Last used'), value: when(token.used_at) },
            { label: t('People in the directory'), value: String(people) },
          ]}
        />
      ) : (
        <p className={styles['note']}>{t('There is no token: no directory can call.')}</p>
      )}
      {old_token && <OldToken {...old_token} />}
      <TokenButtons
        id={id}
        isShown={make.data === undefined}
        hasToken={token !== null}
        hasOld={old_token !== null}
        isMaking={make.isPending}
        onMake={() => make.mutate()}
      />
    </>
  );
}

function OldToken({ until, used_at }: NonNullable<Directory['old_token']>) {
  const { t, i18n } = useTranslation();
  return (
    <AlertBox tone="info">
      {t('The token before works until {{time}}.', { time: dateTimeWords(until, i18n.language) })}{' '}
      {used_at
        ? t('It was last used on {{time}}.', { time: dateTimeWords(used_at, i18n.language) })
        : t('It was never used.')}
    </AlertBox>
  );
}

type ButtonsProps = {
  id: string;
  /** Not while a new token is shown. */
  isShown: boolean;
  hasToken: boolean;
  hasOld: boolean;
  isMaking: boolean;
  onMake: () => void;
};

function TokenButtons({ id, isShown, hasToken, hasOld, isMaking, onMake }: ButtonsProps) {
  const { t } = useTranslation();
  const take = useTakeToken(id);
  const first = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    // The focus comes back from the token, which is gone now.
    if (isShown && !wasShown.current) first.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  const askAgain = () =>
    askInDialog({
      title: t('Make another token?'),
      text: t('The one that is used now works for one more day. After that, calls with it are refused.'),
      yes: t('Make another token'),
      no: t('Cancel'),
      onYes: async () => onMake(),
    });
  const askTake = () =>
    askInDialog({
      title: t('Take token back?'),
      text: t('The directory is refused at once. People and their hotels stay as they are.'),
      yes: t('Take token back'),
      no: t('Cancel'),
      onYes: () =>
        take.mutateAsync().then(
          () => {},
          () => {},
        ),
    });
  return (
    <div className={styles['buttons']} hidden={!isShown}>
      <Button ref={first} loading={isMaking} onClick={hasToken ? askAgain : onMake}>
        {hasToken ? t('Make another token') : t('Make token')}
      </Button>
      {(hasToken || hasOld) && (
        <Button danger loading={take.isPending} onClick={askTake}>
          {t('Take token back')}
        </Button>
      )}
    </div>
  );
}

function NewToken({ token, onStored }: { token: string; onStored: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['once']}>
      <CopyField
        takesFocus
        label={t('Token, for the company’s IT')}
        value={token}
        hint={t('It is shown only now. Copy it into the other system.')}
      />
      <Button type="primary" onClick={onStored}>
        {t('I have stored it')}
      </Button>
    </div>
  );
}
