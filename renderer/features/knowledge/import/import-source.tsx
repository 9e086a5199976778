import { FilePdfOutlined } from '@ant-design/icons';
import { largestPdf, longestText } from '#shared/features/knowledge/knowledge.values.ts';
import { Button, Input, Segmented, Spin } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ImportSource } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { FileDrop } from '#renderer/components/inputs/file-drop.tsx';
import { messageOf } from '#renderer/lib/notify.ts';
import styles from './knowledge-import.module.css';

type Kind = ImportSource['kind'];
type Props = {
  busy: boolean;
  error: Error | null;
  onRead: (source: ImportSource, name?: string) => void;
  /** Text or an address was typed. */
  onTyped: () => void;
  onCancel: () => void;
};

/** Source fields of an import. Errors are shown at the field. */
export function ImportSourceForm({ busy, error, onRead, onTyped, onCancel }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind>('text');
  const [failed, setFailed] = useState<Kind | null>(null);
  const read = (source: ImportSource, name?: string) => {
    setFailed(source.kind);
    onRead(source, name);
  };
  const problem = error && failed === kind && error.name !== 'AbortError' ? messageOf(error) : null;
  const forms: Record<Kind, ReactNode> = {
    text: <TextSource busy={busy} onRead={read} />,
    pdf: <PdfSource busy={busy} onRead={read} />,
    page: <PageSource busy={busy} onRead={read} />,
  };
  return (
    <div className={styles['source']} onInput={onTyped}>
      <Segmented
        block
        value={kind}
        disabled={busy}
        aria-label={t('Where it is written')}
        onChange={setKind}
        options={[
          { value: 'text', label: t('Text') },
          { value: 'pdf', label: t('PDF') },
          { value: 'page', label: t('Web page') },
        ]}
      />
      {problem && <AlertBox tone="danger">{problem}</AlertBox>}
      {forms[kind]}
      {busy && (
        <div className={styles['busy']} role="status">
          <Spin size="small" aria-hidden /> {t('Reading. This may take up to a minute.')}
          <Button size="small" type="text" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}

type SourceProps = { busy: boolean; onRead: (source: ImportSource, name?: string) => void };

function ReadButton({ busy, disabled = false }: { busy: boolean; disabled?: boolean }) {
  const { t } = useTranslation();
  return (
    <Button type="primary" htmlType="submit" loading={busy} disabled={disabled}>
      {t('Find questions and answers')}
    </Button>
  );
}

/** The dialog is inside the page's form, so its events must not reach that form. */
function OwnForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

function TextSource({ busy, onRead }: SourceProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const id = useId();
  return (
    <OwnForm onSubmit={() => onRead({ kind: 'text', text })}>
      <label htmlFor={id}>{t('Paste your house guide, e-mails or notes')}</label>
      <Input.TextArea
        id={id}
        autoFocus
        value={text}
        disabled={busy}
        maxLength={longestText}
        autoSize={{ minRows: 8, maxRows: 14 }}
        onChange={(event) => setText(event.target.value)}
      />
      <ReadButton busy={busy} disabled={!text.trim()} />
    </OwnForm>
  );
}

function PdfSource({ busy, onRead }: SourceProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState('');
  const [name, setName] = useState('');
  const read = async (file: File) => {
    setName(file.name);
    if (file.size > largestPdf)
      return setProblem(t('This PDF is larger than 10 MB. Choose a smaller one, or paste its text.'));
    setProblem('');
    onRead({ kind: 'pdf', data: new Uint8Array(await file.arrayBuffer()) }, file.name.slice(0, 200));
  };
  return (
    <>
      {problem && <AlertBox tone="danger">{problem}</AlertBox>}
      <FileDrop
        icon={<FilePdfOutlined aria-hidden />}
        title={t('Choose a PDF, or drop it here')}
        text={name || t('Up to 10 MB. Scans without text cannot be read.')}
        accept=".pdf,application/pdf"
        disabled={busy}
        onFile={(file) => void read(file)}
      />
    </>
  );
}

function PageSource({ busy, onRead }: SourceProps) {
  const { t } = useTranslation();
  const [url, setUrl] = useState('');
  const id = useId();
  return (
    <OwnForm onSubmit={() => onRead({ kind: 'page', url })}>
      <label htmlFor={id}>{t('Address of the page')}</label>
      <Input
        id={id}
        autoFocus
        type="url"
        inputMode="url"
        value={url}
        disabled={busy}
        maxLength={2000}
        placeholder="https://www.example.com/faq"
        onChange={(event) => setUrl(event.target.value)}
      />
      <ReadButton busy={busy} disabled={!url.trim()} />
    </OwnForm>
  );
}
