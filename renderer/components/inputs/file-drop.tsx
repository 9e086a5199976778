import type { ReactNode } from 'react';
import styles from './file-drop.module.css';

type Props = {
  icon: ReactNode;
  title: string;
  text: string;
  /** As the attribute of a file field: endings and types. */
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
};

/** A file, chosen or dropped. The same one may be chosen again, for example after it was put right. */
export function FileDrop({ icon, title, text, accept, disabled = false, onFile }: Props) {
  const take = (file: File | undefined) => {
    if (file && !disabled) onFile(file);
  };
  return (
    <label
      className={styles['drop']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      {icon}
      <strong>{title}</strong>
      <span>{text}</span>
      <input
        type="file"
        accept={accept}
        className="visually-hidden"
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
