import { EnvironmentOutlined } from '@ant-design/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import styles from './profile.module.css';

type Problem = { title: string; text: string };
type Config = UseQueryResult<{ apiKey?: string | undefined; error?: string | undefined; message?: string | undefined }>;

/** Why there is no map or position, with the texts of docs/product.md (section 8, Maps); null without a problem. */
export function useMapProblem(config: Config, scriptFailed: boolean, locationError: string): Problem | null {
  const { t } = useTranslation();
  const { data, error } = config;
  const noKey = data !== undefined && !data.apiKey;
  const keyNote = t('To choose the place on a map, a Google Maps key has to be configured.');
  if (locationError) return { title: t('Location Error'), text: noKey ? `${locationError} ${keyNote}` : locationError };
  if (error instanceof ApiError && error.status === 0)
    return {
      title: t('Connection Error'),
      text: t('The maps service cannot be reached. Check the connection and reload the page.'),
    };
  if (scriptFailed)
    return {
      title: t('Maps Loading Error'),
      text: t('Google Maps could not be loaded. You can still type the coordinates.'),
    };
  if (error || (noKey && data.error !== 'not_configured'))
    return { title: t('Maps Configuration Error'), text: t('Unable to load maps. Please contact support.') };
  if (noKey) return { title: t('Maps Setup Required'), text: data.message ? t(data.message) : keyNote };
  return null;
}

/** Replacement for the map. */
export function MapProblem({ title, text }: Problem) {
  return (
    <div className={styles['noMap']} role="status">
      <EnvironmentOutlined aria-hidden />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </div>
  );
}
