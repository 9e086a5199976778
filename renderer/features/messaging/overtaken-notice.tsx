import { Button, Flex } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';

const words = 'Somebody else saved this while you were changing it. What you typed is still here.';

/** Text of a version conflict; undefined for other failures. */
export function overtakenWords(error: unknown, t: TFunction): string | undefined {
  return error instanceof ApiError && error.code === 'conflict' ? t(words) : undefined;
}

type Props = { onKeepMine: () => void; onTakeTheirs: () => void };

/** Conflict notice: another person saved first. The user compares and decides which version to keep. */
export function OvertakenNotice({ onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTranslation();
  return (
    <AlertBox tone="danger">
      <p>{t(words)}</p>
      <Flex gap={8} wrap style={{ marginTop: 8 }}>
        <Button size="small" disabled={false} onClick={onKeepMine}>
          {t('Keep mine')}
        </Button>
        <Button size="small" disabled={false} onClick={onTakeTheirs}>
          {t('Take theirs')}
        </Button>
      </Flex>
    </AlertBox>
  );
}
