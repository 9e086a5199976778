import { InboxOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { FileDrop } from '#renderer/components/inputs/file-drop.tsx';
import { decodeFile } from './import.rules.ts';
import styles from './import.module.css';

/** Bytes; the server takes no more characters than this. */
const largest = 6_000_000;

/** A file, chosen or dropped, or the rows of a spreadsheet pasted. */
export function ImportSource({ onText }: { onText: (name: string, csv: string) => void }) {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState('');
  const read = async (file: File) => {
    if (file.size > largest) return setProblem(t('The file is too large. Split it.'));
    const text = decodeFile(new Uint8Array(await file.arrayBuffer()));
    if (text.trim() === '') return setProblem(t('The file is empty.'));
    onText(file.name, text);
  };
  return (
    <div className={styles['source']}>
      {problem && <AlertBox tone="danger">{problem}</AlertBox>}
      <FileDrop
        icon={<InboxOutlined aria-hidden />}
        title={t('Choose a CSV file, or drop it here')}
        text={t('As your booking system or spreadsheet exports it: commas, semicolons or tabs.')}
        accept=".csv,.tsv,.txt,text/csv"
        onFile={(file) => void read(file)}
      />
      <label className={styles['paste']}>
        {t('Or paste the rows, with their headings')}
        <Input.TextArea
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          autoSize={{ minRows: 4, maxRows: 8 }}
          spellCheck={false}
        />
      </label>
      <Button disabled={pasted.trim() === ''} onClick={() => onText(t('Pasted rows'), pasted)}>
        {t('Look at the rows')}
      </Button>
    </div>
  );
}
