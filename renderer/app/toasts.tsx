import { CheckCircleFilled, CloseCircleFilled, CloseOutlined, InfoCircleFilled } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { bindToasts, type Toast, type ToastKind } from '#renderer/lib/notify.ts';
import styles from './toasts.module.css';

/** Default duration of a toast in seconds. */
const usual = 4.5;
/** At most so many at once; the oldest goes first. */
const most = 3;

type Shown = Toast & { id: number; kind: ToastKind };

let lastId = 0;

/** Toasts at the top of every page. Does not use antd, so that they work from the start. */
export function Toasts() {
  const [shown, setShown] = useState<Shown[]>([]);
  const close = (id: number) => setShown((toasts) => toasts.filter((toast) => toast.id !== id));
  useEffect(() => {
    const add = (kind: ToastKind) => (toast: Toast) => {
      lastId += 1;
      const next: Shown = { ...toast, id: lastId, kind };
      const isOther = ({ key }: Shown) => key === undefined || key !== toast.key;
      setShown((toasts) => [...toasts.filter(isOther), next].slice(-most));
    };
    bindToasts({ success: add('success'), error: add('error'), info: add('info') });
  }, []);
  return (
    <div className={styles['place']}>
      {shown.map((toast) => (
        <OneToast key={toast.id} toast={toast} onClose={() => close(toast.id)} />
      ))}
    </div>
  );
}

const icons = { success: CheckCircleFilled, error: CloseCircleFilled, info: InfoCircleFilled };

/** Pauses while hovered or focused. */
function OneToast({ toast, onClose }: { toast: Shown; onClose: () => void }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const { kind, title, description, duration = usual } = toast;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, duration * 1000);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- another toast must not give this one more time
  }, [held, duration]);
  const Icon = icons[kind];
  return (
    <div
      className={styles['toast']}
      role="alert"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles['icon']} data-kind={kind} aria-hidden />
      <p className={styles['title']}>{title}</p>
      <button type="button" className={styles['close']} aria-label={t('Close')} onClick={onClose}>
        <CloseOutlined aria-hidden />
      </button>
      {description && <div className={styles['text']}>{description}</div>}
    </div>
  );
}
