import { useTranslation } from '#renderer/lib/translate.ts';
import type { ConnectionStage } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { stageNames, stageTones } from './connection.words.ts';

export function ConnectionTag({ stage }: { stage: ConnectionStage }) {
  const { t } = useTranslation();
  return <StatusTag tone={stageTones[stage]}>{stageNames(t)[stage]}</StatusTag>;
}
