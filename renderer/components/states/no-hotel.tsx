import { ShopOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from './empty-state.tsx';

/**
 * Shown on a hotel's page while no hotel is selected. A super admin selects one in the sidebar; a person without a
 * hotel gets a link to the setup. `text` says why a hotel is needed.
 */
export function NoHotel({ text }: { text: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const superAdmin = useMe().data?.is_super_admin ?? false;
  const setUp = (
    <Button type="primary" onClick={() => void navigate(paths.hotelSetup)}>
      {t('Set Up Hotel')}
    </Button>
  );
  return (
    <EmptyState
      icon={<ShopOutlined aria-hidden />}
      title={t('No Hotel Selected')}
      text={superAdmin ? `${text} ${t('Choose one under Hotel Context in the sidebar.')}` : text}
      {...(superAdmin ? {} : { action: setUp })}
    />
  );
}
