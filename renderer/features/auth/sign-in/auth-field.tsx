import { useTranslation } from '#renderer/lib/translate.ts';
import { SecretField, TextField } from '#renderer/components/plain/form.tsx';

type EmailProps = {
  /** The only address that may be used: an invitation's. */
  fixed?: string | undefined;
  /** Prefilled; can be changed. */
  suggested?: string | undefined;
  autoFocus?: boolean;
  onTyped?: (email: string) => void;
};

/** The address that a person signs in with. */
export function EmailField({ fixed, suggested, autoFocus = false, onTyped }: EmailProps) {
  const { t } = useTranslation();
  return (
    <TextField
      name="email"
      label={t('Email')}
      missing={t('Enter your email address.')}
      mistyped={t('Enter an address such as desk@example.com.')}
      type="email"
      autoComplete="email"
      inputMode="email"
      autoFocus={autoFocus}
      defaultValue={fixed ?? suggested ?? ''}
      readOnly={fixed !== undefined}
      onChange={(event) => onTyped?.(event.currentTarget.value)}
    />
  );
}

type PasswordProps = {
  isNew?: boolean;
  label?: string;
  name?: 'password' | 'new_password';
  /** The server's error for this field. */
  problem?: string | undefined;
  autoFocus?: boolean;
};

/** A password, with a toggle that shows it. `isNew` tells password managers to offer one. */
export function PasswordField({ isNew = false, label, name = 'password', problem, autoFocus = false }: PasswordProps) {
  const { t } = useTranslation();
  return (
    <SecretField
      name={name}
      label={label ?? t('Password')}
      missing={t('Enter your password.')}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoFocus={autoFocus}
      problem={problem}
    />
  );
}
