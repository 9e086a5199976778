import { ShopOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';

/** What a page of a hotel shows while none is selected; `text` says what a hotel is needed for. */
export function NoHotel({ text }: { text: string }) {
  const { t } = useTranslation();
  return <EmptyState icon={<ShopOutlined aria-hidden />} title={t('No Hotel Selected')} text={text} />;
}
