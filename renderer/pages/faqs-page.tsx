import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useHotel } from '#renderer/app/session.ts';
import { NoHotel } from '#renderer/components/no-hotel.tsx';
import { PageHeader } from '#renderer/components/page-header.tsx';
import { Page } from '#renderer/components/page.tsx';
import { FaqDialog, type FaqStart } from '#renderer/features/knowledge/faq-dialog.tsx';
import { FaqManager } from '#renderer/features/knowledge/faq-manager.tsx';
import { useAddressSearch } from '#renderer/lib/use-address-search.ts';

/** What the assistant answers from. `?question=&category=` opens the dialog with what a guest asked. */
export default function FaqsPage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  const [search, setSearch] = useAddressSearch();
  const [dialog, setDialog] = useDialog();
  const header = {
    title: t('FAQ Management'),
    text: t('Questions that guests ask, and what the assistant tells them.'),
  };
  if (!hotel) {
    return (
      <Page>
        <PageHeader {...header} />
        <NoHotel text={t('You must be associated with a hotel to manage FAQs')} />
      </Page>
    );
  }
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setDialog({})}>
      {t('Add FAQ')}
    </Button>
  );
  return (
    <Page>
      <PageHeader {...header} action={add} />
      <FaqManager
        key={hotel.id}
        hotelId={hotel.id}
        search={search}
        onSearch={setSearch}
        onAdd={() => setDialog({})}
        onEdit={setDialog}
      />
      <FaqDialog hotelId={hotel.id} start={dialog} onClose={() => setDialog(null)} />
    </Page>
  );
}

/** The open dialog; one that the address asked for leaves the address when it closes, so that a reload does not bring it back. */
function useDialog(): [FaqStart | null, (start: FaqStart | null) => void] {
  const [params, setParams] = useSearchParams();
  const question = params.get('question');
  const [dialog, setDialog] = useState<FaqStart | null>(
    question ? { question, category: params.get('category') || 'General' } : null,
  );
  const change = (next: FaqStart | null) => {
    setDialog(next);
    if (next || !params.has('question')) return;
    params.delete('question');
    params.delete('category');
    setParams(params, { replace: true });
  };
  return [dialog, change];
}
