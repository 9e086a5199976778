import {
  createContext,
  useContext,
  useId,
  useState,
  type ButtonHTMLAttributes,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { useKeptFields } from './kept-fields.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './form.module.css';

type Problems = Record<string, string>;
const ProblemContext = createContext<Problems>({});

export type PlainFormProps<Draft> = {
  name: string;
  busy: boolean;
  /** Fields whose text a reload of this window keeps, never a secret. */
  kept?: readonly string[];
  onSubmit: (draft: Draft) => void;
  children: ReactNode;
};

/**
 * A form without antd, for pages that show themselves without it. Checks its fields when it is
 * sent, by their own `required` and `type`, and leads to the first problem.
 */
export function PlainForm<Draft extends object>({ name, busy, kept, onSubmit, children }: PlainFormProps<Draft>) {
  const keeping = useKeptFields(name, kept);
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    for (const input of inputs) if (input.type === 'email') input.value = input.value.trim();
    const refused = inputs.filter((input) => !input.validity.valid);
    setProblems(Object.fromEntries(refused.map((input) => [input.name, sentenceOf(input)])));
    if (refused[0]) refused[0].focus();
    else onSubmit(Object.fromEntries(inputs.map((input) => [input.name, valueOf(input)])) as Draft);
  };
  return (
    <ProblemContext value={problems}>
      <form name={name} noValidate aria-busy={busy} onSubmit={submit} {...keeping}>
        {children}
      </form>
    </ProblemContext>
  );
}

const sentenceOf = ({ validity, dataset }: HTMLInputElement) =>
  (validity.valueMissing ? dataset['missing'] : dataset['mistyped']) ?? '';
const valueOf = (input: HTMLInputElement) => (input.type === 'checkbox' ? input.checked : input.value);

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  /** Message for an empty field; without it, the field is optional. */
  missing?: string;
  /** Message for text that does not match the field's type. */
  mistyped?: string;
  hint?: string | undefined;
  /** The server's error for this field. */
  problem?: string | undefined;
  /** At the end of the field. */
  action?: ReactNode;
};

/** A field with its name above, and its problem or a hint below. */
export function TextField({ name, label, missing, mistyped, hint, problem, action, ...input }: FieldProps) {
  const id = useId();
  const said = useContext(ProblemContext)[name] ?? problem;
  const below = said ?? hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['box']} data-refused={said !== undefined}>
        <input
          {...input}
          id={id}
          name={name}
          required={missing !== undefined}
          data-missing={missing}
          data-mistyped={mistyped}
          aria-invalid={said !== undefined}
          aria-describedby={below ? `${id}-below` : undefined}
        />
        {action}
      </div>
      {below && (
        <p id={`${id}-below`} className={said ? styles['problem'] : styles['hint']} role={said ? 'alert' : undefined}>
          {below}
        </p>
      )}
    </div>
  );
}

/** A password with a button that shows it. */
export function SecretField(props: FieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles['reveal']}
      aria-pressed={isShown}
      aria-label={t('Show the password')}
      onClick={() => setShown(!isShown)}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
        <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
        <circle cx="12" cy="12" r="3" />
        {!isShown && <path d="M4 4l16 16" strokeLinecap="round" />}
      </svg>
    </button>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} action={toggle} />;
}

type CheckProps = { name: string; isChecked?: boolean; children: ReactNode };

export function CheckField({ name, isChecked = false, children }: CheckProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" name={name} defaultChecked={isChecked} />
      {children}
    </label>
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look: 'primary' | 'outline' | 'link' | 'small';
  busy?: boolean;
};

/** A busy button keeps its name and its place for the focus. */
export function PlainButton({ look, busy = false, children, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles['button']}
      data-look={look}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className={styles['turning']} aria-hidden />}
      {children}
    </button>
  );
}
