import { PlusOutlined } from '@ant-design/icons';
import { Suspense, useState, type ComponentProps } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { TextToInspect } from '#shared/features/knowledge/knowledge.schema.ts';
import type { SavedReply } from '#shared/features/messaging/saved-replies.schema.ts';
import { paths } from '#renderer/lib/paths.ts';
import { useCan, useHotel } from '#renderer/lib/session/session.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { TabPair } from '#renderer/components/page/tab-pair.tsx';
import { OutdatedSlot } from '#renderer/features/knowledge/corrections/outdated-slot.tsx';
import { useContradictions } from '#renderer/features/knowledge/contradictions/contradictions.queries.ts';
import type { FaqStart } from '#renderer/features/knowledge/faq-dialog.tsx';
import { FaqManager } from '#renderer/features/knowledge/faq-manager.tsx';
import type { EntryStart } from '#renderer/features/knowledge/knowledge-dialog.tsx';
import { KnowledgeManager } from '#renderer/features/knowledge/knowledge-manager.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { useAddressSearch } from '#renderer/lib/hooks/use-address-search.ts';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';
import { lazyPart, loadLater } from '#renderer/lib/lazy-part.tsx';

import styles from './faqs-page.module.css';

const waiting = () => <OpeningMark />;
const FaqDialog = themedPart(
  async () => (await import('#renderer/features/knowledge/faq-dialog.tsx')).FaqDialog,
  waiting,
);
const KnowledgeDialog = themedPart(
  async () => (await import('#renderer/features/knowledge/knowledge-dialog.tsx')).KnowledgeDialog,
  waiting,
);
const FactOffer = lazyPart(async () => (await import('#renderer/features/hotels/profile/fact-offer.tsx')).FactOffer);
const readReplies = async () =>
  (await import('#renderer/features/messaging/saved-replies/saved-reply-list.tsx')).SavedReplyList;
loadLater(readReplies);
const SavedReplyList = lazyPart(readReplies, { early: true });
const readCoverage = async () =>
  (await import('#renderer/features/knowledge/questions/coverage-view.tsx')).CoverageView;
loadLater(readCoverage);
const CoverageView = lazyPart(readCoverage, { early: true });
const readContradictions = async () =>
  (await import('#renderer/features/knowledge/contradictions/contradictions-view.tsx')).ContradictionsView;
const ContradictionsView = lazyPart(readContradictions, { early: true });

/**
 * The sources of the assistant's answers: FAQs, and with `?view=knowledge` the pairs from setup and imports;
 * `?view=coverage` shows what guests ask and which of it they answer; `?view=replies` what staff insert into replies; `?view=contradictions`
 * facts that cannot both be true.
 * `?question=&category=` opens the dialog with what a guest asked.
 */
export default function FaqsPage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  if (hotel) return <Answers key={hotel.id} hotelId={hotel.id} timezone={hotel.timezone} />;
  return (
    <Page>
      <PageHeader
        title={t('FAQ Management')}
        text={t('Questions that guests ask, and what the assistant tells them.')}
      />
      <NoHotel text={t('You must be associated with a hotel to manage FAQs')} />
    </Page>
  );
}

function Answers({ hotelId, timezone }: { hotelId: string; timezone: string }) {
  const { t } = useTranslation();
  const [view, setView] = useView();
  const [search, onSearch] = useAddressSearch();
  const [faq, setFaq] = useDialog();
  const [entry, setEntry] = useState<EntryStart | null>(null);
  const [reply, setReply] = useState<Partial<SavedReply> | null>(null);
  const wasFaq = useOnceOpen(faq !== null);
  const wasEntry = useOnceOpen(entry !== null);
  /** The text that was saved last: it may state facts that admins take into the profile. */
  const [saved, setSaved] = useState<Saved | null>(null);
  const canChange = useCan('hotelAdmin');
  const shared = { hotelId, search, onSearch };
  const adding = { knowledge: setEntry, replies: setReply, faqs: setFaq, coverage: setFaq, contradictions: setFaq };
  const add = () => adding[view]({});
  const offer = saved && canChange && <SavedFacts hotelId={hotelId} saved={saved} onChange={setSaved} />;
  const inRow = saved && { id: saved.id, offer };
  const faqs = <FaqManager {...shared} onAdd={add} onEdit={setFaq} saved={inRow} />;
  const knowledge = <KnowledgeManager {...shared} onEdit={setEntry} start={<StartLink />} saved={inRow} />;
  const coverage = (
    <Suspense fallback={<ListSkeleton />}>
      <CoverageView {...shared} onFill={setFaq} />
    </Suspense>
  );
  return (
    <Page>
      <PageHeader
        title={t('FAQ Management')}
        text={t('Questions that guests ask, and what the assistant tells them.')}
        action={<Actions view={view} onAdd={add} />}
      />
      {view === 'faqs' || view === 'knowledge' ? <OutdatedSlot hotelId={hotelId} timezone={timezone} /> : offer}
      <TabPair
        active={view}
        onChange={setView}
        tabs={[
          { key: 'faqs', label: t('FAQs'), content: faqs },
          { key: 'knowledge', label: t('Knowledge'), content: knowledge },
          { key: 'coverage', label: t('What guests ask'), content: coverage },
          {
            key: 'replies',
            label: t('Saved replies'),
            content: <Replies {...shared} open={reply} onOpen={setReply} />,
          },
          ...useContradictionsTab(hotelId, view),
        ]}
      />
      {wasFaq && <FaqDialog hotelId={hotelId} start={faq} onClose={() => setFaq(null)} onSaved={setSaved} />}
      {wasEntry && (
        <KnowledgeDialog hotelId={hotelId} start={entry} onClose={() => setEntry(null)} onSaved={setSaved} />
      )}
    </Page>
  );
}

/** @property hadFocus the offer took the focus already: it does not where a search moves it out of its row */
type Saved = TextToInspect & { id: string; hadFocus?: boolean };
type SavedFactsProps = { hotelId: string; saved: Saved; onChange: (saved: Saved | null) => void };

function SavedFacts({ hotelId, saved, onChange }: SavedFactsProps) {
  const { question, answer, hadFocus = false } = saved;
  return (
    <Suspense>
      <FactOffer
        hotelId={hotelId}
        text={{ question, answer }}
        takesFocus={!hadFocus}
        onShown={() => onChange({ ...saved, hadFocus: true })}
        onClose={() => onChange(null)}
      />
    </Suspense>
  );
}

function Actions({ view, onAdd }: { view: View; onAdd: () => void }) {
  const { t } = useTranslation();
  const words = {
    knowledge: t('Add entry'),
    replies: t('Add saved reply'),
    faqs: t('Add FAQ'),
    coverage: t('Add FAQ'),
    contradictions: t('Add FAQ'),
  };
  return (
    <div className={styles['actions']}>
      {view === 'faqs' && <StartLink />}
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
        {words[view]}
      </Button>
    </div>
  );
}

function Replies(props: ComponentProps<typeof SavedReplyList>) {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <SavedReplyList {...props} />
    </Suspense>
  );
}

/** A tab with their number, where there are any. */
function useContradictionsTab(hotelId: string, view: View) {
  const { t } = useTranslation();
  const number = useContradictions(hotelId).data?.items.length ?? 0;
  if (number === 0 && view !== 'contradictions') return [];
  const content = (
    <Suspense fallback={<ListSkeleton />}>
      <ContradictionsView hotelId={hotelId} />
    </Suspense>
  );
  return [{ key: 'contradictions', label: t('Contradictions ({{number}})', { number }), content }];
}

function StartLink() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(paths.onboarding)}>{t('Answer the first questions')}</Button>;
}

const otherViews = ['knowledge', 'coverage', 'replies', 'contradictions'] as const;
type View = 'faqs' | (typeof otherViews)[number];

/** The view named in the URL. The search is kept when the view changes. */
function useView(): [View, (view: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = (view: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (view === 'faqs') next.delete('view');
        else next.set('view', view);
        return next;
      },
      { replace: true },
    );
  const view = params.get('view');
  return [otherViews.find((one) => one === view) ?? 'faqs', change];
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
