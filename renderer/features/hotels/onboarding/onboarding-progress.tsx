import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './onboarding.module.css';

export type OnboardingStep = 1 | 2 | 3;

const steps = 3;

/** Progress in percent: step/3 × 100 (docs/product.md, section 9). */
export const progressOf = (step: OnboardingStep): number => Math.round((step / steps) * 100);

/** Progress through the three steps. */
export function OnboardingProgress({ step }: { step: OnboardingStep }) {
  const { t } = useTranslation();
  const names = [t('Hotel Information'), t('AI Knowledge Base'), t('Complete')];
  return (
    <div className={styles['progress']}>
      <div
        role="progressbar"
        className={styles['rail']}
        aria-label={t('Step {{step}} of {{steps}}', { step, steps })}
        aria-valuenow={progressOf(step)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${progressOf(step)}%` }} />
      </div>
      <ol>
        {names.map((name, index) => (
          <li key={name} aria-current={index + 1 === step ? 'step' : undefined} data-done={index + 1 < step}>
            {index + 1 < step ? <CheckOutlined aria-hidden /> : <span aria-hidden>{index + 1}</span>} {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
