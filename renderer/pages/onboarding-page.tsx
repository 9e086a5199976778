import { CheckOutlined } from '@ant-design/icons';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link, useNavigate } from 'react-router-dom';
import type { TextToInspect } from '#shared/features/knowledge/knowledge.schema.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { coveragePath, paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import { BrandMark } from '#renderer/components/brand-mark.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { useEnterNewHotel } from '#renderer/features/auth/context.queries.ts';
import { HotelForm } from '#renderer/features/hotels/form/hotel-form.tsx';
import { useCreateHotel, type HotelFormValues } from '#renderer/features/hotels/hotels.queries.ts';
import { KnowledgeStep } from '#renderer/features/hotels/onboarding/knowledge-step.tsx';
import { OnboardingProgress, type OnboardingStep } from '#renderer/features/hotels/onboarding/onboarding-progress.tsx';
import { KnowledgeImport } from '#renderer/features/knowledge/import/knowledge-import.tsx';
import { CoverageSummary } from '#renderer/features/knowledge/questions/coverage-summary.tsx';
import { useCoverage } from '#renderer/features/knowledge/questions/guest-questions.queries.ts';
import { keptInputName } from '#renderer/lib/forms/kept-input.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import styles from './hotel-setup-page.module.css';

const FactOffers = lazyPart(async () => (await import('#renderer/features/hotels/profile/fact-offer.tsx')).FactOffers);

/** Three steps to a hotel that answers: what it is, what the assistant knows, done. */
export default function OnboardingPage() {
  const { t } = useTranslation();
  const me = useMe().data;
  return (
    <main className={styles['page']}>
      <Link to={paths.dashboard} className={styles['brand']}>
        <BrandMark />
        Concierge
      </Link>
      {me ? (
        <Steps key={me.user.id} me={me} />
      ) : (
        <EmptyState
          title={t('Please log in to continue with setup.')}
          action={<Link to={paths.auth}>{t('Sign In')}</Link>}
        />
      )}
    </main>
  );
}

type OwnHotel = Pick<NonNullable<Me['hotel']>, 'id' | 'default_language'>;

/** Who has a hotel already goes on with its knowledge: one account works in one hotel. */
function Steps({ me }: { me: Me }) {
  const [step, setStep] = useState<OnboardingStep>(me.hotel ? 2 : 1);
  const [hotel, setHotel] = useState<OwnHotel | null>(me.hotel);
  const [pairs, setPairs] = useState<readonly TextToInspect[]>([]);
  useTop(step);
  if (step === 1 || hotel === null)
    return (
      <HotelStep
        me={me}
        onCreated={(created) => {
          setHotel(created);
          setStep(2);
        }}
      />
    );
  if (step === 3) return <Done hotelId={hotel.id} pairs={pairs} />;
  return (
    <Knowledge
      hotel={hotel}
      onSaved={(saved) => {
        setPairs(saved);
        setStep(3);
      }}
    />
  );
}

/** Scrolls and moves the focus to the top of a new step. */
function useTop(step: OnboardingStep): void {
  const first = useRef(step);
  useEffect(() => {
    if (step === first.current) return;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('[data-step]')?.focus();
  }, [step]);
}

function Step({
  step,
  title,
  text,
  children,
}: {
  step: OnboardingStep;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div data-step={step} tabIndex={-1} style={{ outline: 'none' }}>
      <PageHeader title={title} text={text} />
      <OnboardingProgress step={step} />
      {children}
    </div>
  );
}

function HotelStep({ me, onCreated }: { me: Me; onCreated: (hotel: OwnHotel) => void }) {
  const { t } = useTranslation();
  const create = useCreateHotel();
  const start = useEnterNewHotel();
  const save = async (draft: HotelFormValues) => {
    const hotel = await create.mutateAsync(draft);
    // A super admin reaches a hotel's rows only while acting in it.
    if (me.is_super_admin) await start.mutateAsync(hotel.id);
    notifySuccess(t('Hotel setup complete!'));
    onCreated(hotel);
  };
  return (
    <Step
      step={1}
      title={t('Hotel Information')}
      text={t('Only the name is needed now. Everything else can be added later under Hotel Profile.')}
    >
      <HotelForm
        keptAs={keptInputName('hotel', me.user.id, null)}
        submitLabel={t('Continue')}
        onSubmit={save}
        onFailure={(error) => notifyFailure(t('Setup failed'), error)}
      />
    </Step>
  );
}

type KnowledgeProps = { hotel: OwnHotel; onSaved: (pairs: readonly TextToInspect[]) => void };

function Knowledge({ hotel, onSaved }: KnowledgeProps) {
  const { t } = useTranslation();
  return (
    <Step
      step={2}
      title={t('AI Knowledge Base')}
      text={t(
        'Answer as you would at the desk: with a language model it is said in the guest’s language; without, it is quoted as written. Leave out what does not apply.',
      )}
    >
      <KnowledgeStep
        hotelId={hotel.id}
        language={hotel.default_language}
        onSaved={onSaved}
        importer={(add) => <KnowledgeImport hotelId={hotel.id} onApprove={add} />}
      />
    </Step>
  );
}

function Done({ hotelId, pairs }: { hotelId: string; pairs: readonly TextToInspect[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const frequent = useCoverage(hotelId).data?.frequent;
  return (
    <Step step={3} title={t('Complete')} text={t('The assistant knows your hotel now. Try it in the simulator.')}>
      <EmptyState
        icon={<CheckOutlined aria-hidden />}
        title={t('Your hotel is set up')}
        text={t('Guests are answered once your WhatsApp number is connected. The dashboard shows what is left to do.')}
        action={
          <Button type="primary" size="large" onClick={() => void navigate(paths.dashboard, { replace: true })}>
            {t('Go to Dashboard')}
          </Button>
        }
      />
      <Suspense>
        <FactOffers hotelId={hotelId} texts={pairs} />
      </Suspense>
      {frequent && (
        <>
          <CoverageSummary {...frequent} />
          <Link to={coveragePath}>{t('See what is missing')}</Link>
        </>
      )}
    </Step>
  );
}
