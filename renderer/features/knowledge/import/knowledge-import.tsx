import { ImportOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ApprovedPair, ApprovedSource } from '#shared/features/knowledge/knowledge-import.schema.ts';
import styles from './knowledge-import.module.css';
import { Button } from '#renderer/components/plain/button.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';

const ImportDialog = themedPart(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  () => <OpeningMark />,
);

type Props = {
  hotelId: string;
  onApprove: (pairs: ApprovedPair[], source?: ApprovedSource) => void | Promise<void>;
};

/** Import of a text, a PDF or a web page as proposed pairs. */
export function KnowledgeImport({ hotelId, onApprove }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['offer']}>
      <p>{t('Have you written it down before? Bring a text, a PDF or a page of your website.')}</p>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('Import answers')}
      </Button>
      {open && <ImportDialog hotelId={hotelId} onApprove={onApprove} onClose={() => setOpen(false)} />}
    </div>
  );
}
