import { useTranslation } from '#renderer/lib/translate.ts';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { AuthFrame } from '#renderer/features/auth/sign-in/auth-frame.tsx';
import { ResetPasswordForm } from '#renderer/features/auth/sign-in/reset-password-form.tsx';
import { usePageTitle } from '#renderer/lib/page-title.ts';

/** Where the link of the reset mail leads, with `?token=`, or `?error=` once it has been used or is too old. */
export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  usePageTitle(t('Choose a new password'));
  return (
    <AuthFrame title={t('Choose a new password')}>
      {token && !search.has('error') ? (
        <ResetPasswordForm token={token} onDone={() => void navigate(paths.auth, { replace: true })} />
      ) : (
        <AlertBox tone="danger">
          {t('This link has been used or is too old. Ask for a new one on the sign-in page.')}
          <Link to={paths.auth}>{t('Back to Sign In')}</Link>
        </AlertBox>
      )}
    </AuthFrame>
  );
}
