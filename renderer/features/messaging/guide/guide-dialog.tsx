import { Modal, Tabs } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import { BestPractices } from './guide-best-practices.tsx';
import { GuideOverview } from './guide-overview.tsx';
import { GuidePrompts } from './guide-prompts.tsx';
import { GuideTemplates } from './guide-templates.tsx';

export type GuideDialogProps = { open: boolean; onClose: () => void };

/** The guide to this page. */
export function GuideDialog({ open, onClose }: GuideDialogProps) {
  const { t } = useTranslation();
  const tabs = [
    { key: 'overview', label: t('Overview'), children: <GuideOverview /> },
    { key: 'prompts', label: t('AI Prompts'), children: <GuidePrompts /> },
    { key: 'templates', label: t('Templates'), children: <GuideTemplates /> },
    { key: 'practices', label: t('Best Practices'), children: <BestPractices /> },
  ];
  return (
    <Modal
      open={open}
      title={t('Complete Guide')}
      footer={null}
      width={760}
      onCancel={onClose}
      destroyOnHidden
      style={{ top: 48 }}
    >
      <Tabs items={tabs} />
    </Modal>
  );
}
