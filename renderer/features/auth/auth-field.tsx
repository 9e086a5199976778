import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** The address that a person signs in with; `fixed` where an invitation names it. */
export function EmailField({ fixed = false }: { fixed?: boolean }) {
  const { t } = useTranslation();
  const rules = [
    { required: true, message: t('Enter your email address.') },
    { type: 'email' as const, message: t('Enter an address such as desk@example.com.') },
  ];
  return (
    <Form.Item
      name="email"
      label={t('Email')}
      rules={rules}
      validateTrigger="onSubmit"
      normalize={(text: string) => text.trim()}
    >
      <Input type="email" autoComplete="email" inputMode="email" size="large" readOnly={fixed} />
    </Form.Item>
  );
}

/** A password, with a toggle that shows it. `isNew` tells password managers to offer one. */
export function PasswordField({ isNew = false, label }: { isNew?: boolean; label?: string }) {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="password"
      label={label ?? t('Password')}
      rules={[{ required: true, message: t('Enter your password.') }]}
      validateTrigger="onSubmit"
    >
      <Input.Password autoComplete={isNew ? 'new-password' : 'current-password'} size="large" />
    </Form.Item>
  );
}
