import { BellOutlined, ClockCircleOutlined, GlobalOutlined, MessageOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { BrandMark } from '#renderer/components/brand-mark.tsx';
import { usePageTitle } from '#renderer/lib/page-title.ts';
import { LandingChat } from './landing-chat.tsx';
import styles from './landing-page.module.css';

const signUpPath = `${paths.auth}?tab=sign-up`;

/** The public front: what it does, how a hotel starts, and three ways in that all lead to /auth. */
export default function LandingPage() {
  usePageTitle('');
  return (
    <div className={styles['page']}>
      <Header />
      <main>
        <Hero />
        <Features />
        <Steps />
        <Trial />
      </main>
      <Footer />
    </div>
  );
}

function Header() {
  const { t } = useTranslation();
  return (
    <header className={styles['header']}>
      <Link to={paths.landing} className={styles['brand']}>
        <BrandMark />
        Concierge
      </Link>
      <Link to={paths.auth} className={styles['plain']}>
        {t('Sign In')}
      </Link>
    </header>
  );
}

function Hero() {
  const { t } = useTranslation();
  return (
    <section className={styles['hero']}>
      <div className={styles['heroWords']}>
        <h1>{t('The concierge who never sleeps')}</h1>
        <p>
          {t(
            'Your guests write on WhatsApp. They are answered at once, in their language and in your hotel’s own style. When a person is needed, your team knows.',
          )}
        </p>
        <div className={styles['buttons']}>
          <Link to={signUpPath} className={styles['primary']}>
            {t('Get Started')}
          </Link>
          <Link to={paths.auth} className={styles['secondary']}>
            {t('Sign In')}
          </Link>
        </div>
      </div>
      <LandingChat />
    </section>
  );
}

const features: { icon: ComponentType; title: string; text: string }[] = [
  {
    icon: MessageOutlined,
    title: 'In your hotel’s style',
    text: 'Formal or warm, short or detailed: replies sound like your front desk, and say only what your hotel has told them.',
  },
  {
    icon: GlobalOutlined,
    title: 'Every guest’s language',
    text: 'A guest who writes in Spanish is answered in Spanish. Your team reads along in the same thread.',
  },
  {
    icon: ClockCircleOutlined,
    title: 'Around the clock',
    text: 'Breakfast hours at midnight, late check-out at dawn: guests do not wait for the morning shift.',
  },
  {
    icon: BellOutlined,
    title: 'Smart escalation',
    text: 'Complaints, emergencies and anything unsure go to your staff at once, with the whole story.',
  },
];

function Features() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']} aria-labelledby="features">
      <h2 id="features">{t('What your guests will notice')}</h2>
      <ul className={styles['features']}>
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className={styles['featureIcon']} aria-hidden>
              <Icon />
            </span>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps: { title: string; text: string }[] = [
  { title: 'Sign up and connect WhatsApp', text: 'Create your account and connect your WhatsApp Business number.' },
  { title: 'Add your hotel’s details', text: 'Times, amenities, policies, and the questions guests ask most.' },
  { title: 'Bring your bookings', text: 'Import or add them, so that every guest is welcomed by name.' },
  { title: 'Let the AI take over', text: 'It answers from the first message. You step in whenever you like.' },
];

function Steps() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']} aria-labelledby="steps">
      <h2 id="steps">{t('How it works')}</h2>
      <ol className={styles['steps']}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles['number']} aria-hidden>
              {index + 1}
            </span>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Trial() {
  const { t } = useTranslation();
  return (
    <section className={styles['trial']}>
      <Arches />
      <h2>{t('Set up in 15 minutes')}</h2>
      <p>{t('Long before the next guest asks for the Wi-Fi password.')}</p>
      <Link to={signUpPath} className={styles['light']}>
        {t('Start Free Trial')}
      </Link>
    </section>
  );
}

function Arches() {
  return (
    <div className={styles['arches']} aria-hidden>
      {Array.from({ length: 9 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles['footer']}>
      <BrandMark size={20} />
      <span>{t('Concierge, a digital concierge for hotels')}</span>
    </footer>
  );
}
