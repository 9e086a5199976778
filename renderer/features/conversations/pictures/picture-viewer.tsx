import {
  CloseOutlined,
  DownloadOutlined,
  LeftOutlined,
  RightOutlined,
  ToolOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '#renderer/components/plain/button.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useInbox } from '../inbox.context.ts';
import { usePictures, useRepairTask } from './pictures.queries.ts';
import { zoomAfter, zooms } from './pictures.rules.ts';
import { closePicture, type ShownPicture } from './pictures.store.ts';
import styles from './pictures.module.css';

type Props = { opened: ShownPicture & { conversationId: string } };

/** A picture above the page: larger and smaller, the next and the one before, and a task of it. */
export function PictureViewer({ opened }: Props) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const dialog = useRef<HTMLDialogElement>(null);
  const known = usePictures(hotelId, opened.conversationId).data ?? [];
  const [place, setPlace] = useState<ShownPicture>(opened);
  const [zoom, setZoom] = useState<number>(1);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const at = known.findIndex(({ message_id, index }) => message_id === place.messageId && index === place.index);
  // The list has the newest picture first; the arrow to the right leads to later ones.
  const go = (step: 1 | -1) => {
    const next = at === -1 ? undefined : known[at - step];
    if (!next) return;
    setPlace({ messageId: next.message_id, index: next.index, url: next.url, filename: next.filename });
    setZoom(1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the inbox do not work behind the picture.
    event.stopPropagation();
    const action = keys[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    if (zoom > 1 && event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (action === 'whole') setZoom(1);
    else if (action === 'earlier' || action === 'later') go(action === 'later' ? 1 : -1);
    else setZoom(zoomAfter(zoom, action === 'larger' ? 1 : -1));
  };
  return (
    <dialog
      ref={dialog}
      className={styles['viewer']}
      aria-label={t('Picture: {{name}}', { name: place.filename })}
      onClose={closePicture}
      onKeyDown={onKeyDown}
    >
      <Bar picture={place} content={known[at]?.content ?? ''} at={known[at]?.created_at}>
        <IconButton label={t('Earlier picture')} disabled={at === -1 || !known[at + 1]} onClick={() => go(-1)}>
          <LeftOutlined aria-hidden />
        </IconButton>
        <IconButton label={t('Later picture')} disabled={at < 1} onClick={() => go(1)}>
          <RightOutlined aria-hidden />
        </IconButton>
        <IconButton label={t('Smaller')} disabled={zoom === 1} onClick={() => setZoom(zoomAfter(zoom, -1))}>
          <ZoomOutOutlined aria-hidden />
        </IconButton>
        <IconButton label={t('Larger')} disabled={zoom === zooms.at(-1)} onClick={() => setZoom(zoomAfter(zoom, 1))}>
          <ZoomInOutlined aria-hidden />
        </IconButton>
      </Bar>
      <Canvas picture={place} zoom={zoom} onZoom={setZoom} />
    </dialog>
  );
}

const keys: Record<string, 'larger' | 'smaller' | 'whole' | 'earlier' | 'later' | undefined> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'whole',
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
};

type IconButtonProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode };

/** Keeps the focus where it has nothing to do: a disabled button would lose it, and the keys with it. */
function IconButton({ label, disabled = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  );
}

type BarProps = { picture: ShownPicture; content: string; at: string | undefined; children: ReactNode };

function Bar({ picture, content, at, children }: BarProps) {
  const { t, i18n } = useTranslation();
  const { hotelId, timezone } = useInbox();
  const task = useRepairTask(hotelId);
  const make = () => task.mutate({ message_id: picture.messageId, index: picture.index, content });
  return (
    <div className={styles['bar']}>
      <span className={styles['caption']}>{at ? fullTime(at, i18n.language, timezone) : picture.filename}</span>
      {children}
      <Button icon={<ToolOutlined aria-hidden />} loading={task.isPending} onClick={make}>
        {t('Maintenance task')}
      </Button>
      <a className={styles['icon']} href={picture.url} download={picture.filename} aria-label={t('Download')}>
        <DownloadOutlined aria-hidden />
      </a>
      <IconButton label={t('Close')} onClick={closePicture}>
        <CloseOutlined aria-hidden />
      </IconButton>
    </div>
  );
}

type CanvasProps = { picture: ShownPicture; zoom: number; onZoom: (zoom: number) => void };

/** The keys of the picture work at once; a dialog would put the focus on its first button. */
const focusFirst = (canvas: HTMLDivElement | null) => canvas?.focus();

/** A larger picture is moved by scrolling, with the pointer or the arrow keys. */
function Canvas({ picture, zoom, onZoom }: CanvasProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === picture.url) return <p className={styles['broken']}>{t('The picture could not be loaded.')}</p>;
  return (
    <div
      ref={focusFirst}
      className={styles['canvas']}
      tabIndex={0}
      role="region"
      aria-label={t('Picture')}
      data-zoomed={zoom > 1}
    >
      <img
        src={picture.url}
        alt={t('Picture: {{name}}', { name: picture.filename })}
        style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        onError={() => setBroken(picture.url)}
        onDoubleClick={() => onZoom(zoom === 1 ? 2 : 1)}
      />
    </div>
  );
}
