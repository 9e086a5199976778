import { BulbOutlined, ReadOutlined, ShopOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';
import { paths } from '#renderer/lib/paths.ts';
import { useCan, useHotel, useMe } from '#renderer/lib/session/session.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import type { GuideDialogProps } from '#renderer/features/messaging/guide/guide-dialog.tsx';
import { MessagesManager } from '#renderer/features/messaging/messages-manager.tsx';
import { ModelUse } from '#renderer/features/platform/budgets/model-use.tsx';
import { useTips } from '#renderer/features/messaging/tips.ts';

const GuideDialog = themedPart<GuideDialogProps>(
  async () => (await import('#renderer/features/messaging/guide/guide-dialog.tsx')).GuideDialog,
  () => <OpeningMark />,
);

/** How the assistant speaks for the hotel (docs/product.md, section 2, Messages). Staff look; admins change. */
export default function MessagesPage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  const canEdit = useCan('hotelAdmin');
  const header = {
    title: t('Message Settings'),
    text: t('How the assistant sounds, and what guests receive around their stay.'),
  };
  if (!hotel) {
    return (
      <Page>
        <PageHeader {...header} />
        <WithoutHotel />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader {...header} action={<Help />} />
      <MessagesManager key={hotel.id} hotel={hotel} canEdit={canEdit} modelUse={<ModelUse hotelId={hotel.id} />} />
    </Page>
  );
}

function Help() {
  const { t } = useTranslation();
  const tips = useTips();
  const [guide, setGuide] = useState(false);
  const wasOpen = useOnceOpen(guide);
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button icon={<BulbOutlined aria-hidden />} aria-pressed={tips.shown} onClick={tips.toggle}>
          {tips.shown ? t('Hide Tips') : t('Show Tips')}
        </Button>
        <Button icon={<ReadOutlined aria-hidden />} onClick={() => setGuide(true)}>
          {t('Complete Guide')}
        </Button>
      </div>
      {wasOpen && <GuideDialog open={guide} onClose={() => setGuide(false)} />}
    </>
  );
}

/** Without a hotel: a super admin selects one in the sidebar; other users set one up. */
function WithoutHotel() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const me = useMe().data;
  if (!me) return null;
  const title = t('Please set up your hotel first to configure message settings.');
  if (me.is_super_admin)
    return (
      <EmptyState
        icon={<ShopOutlined aria-hidden />}
        title={title}
        text={t('Or choose one under Hotel Context in the sidebar.')}
      />
    );
  const setUp = (
    <Button type="primary" onClick={() => void navigate(paths.hotelSetup)}>
      {t('Set Up Hotel')}
    </Button>
  );
  return <EmptyState icon={<ShopOutlined aria-hidden />} title={title} action={setUp} />;
}
