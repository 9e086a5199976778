import { AimOutlined } from '@ant-design/icons';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { TextField } from '#renderer/components/fields/text-field.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { SkeletonBlock } from '#renderer/components/plain/skeleton.tsx';
import { useDraftValues, type Draft } from '#renderer/lib/forms/draft.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { notifyFailure } from '#renderer/lib/notify.ts';
import type { Position } from './place-search.tsx';
import { MapBoundary } from './map-boundary.tsx';
import { MapProblem, useMapProblem } from './map-problem.tsx';
import { positionText, type ProfileFields } from './profile-values.ts';
import { useMapsConfig } from './profile.queries.ts';
import styles from './profile.module.css';

/** The Google Maps component; loaded only if a key is configured. */
const LocationMap = lazyPart(async () => (await import('./location-map.tsx')).LocationMap);

type Props = { draft: Draft<ProfileFields>; canChange: boolean };

/** Location of the hotel: by place search, on the map, from the browser, or typed. */
export function LocationFields({ draft, canChange }: Props) {
  const { t } = useTranslation();
  const pick = ({ latitude, longitude }: Position) =>
    draft.set({ latitude: positionText(latitude), longitude: positionText(longitude) });
  return (
    <FormSection title={t('Position')} text={t('For directions and the weather forecast.')}>
      <FullRow>
        <MapPanel draft={draft} canChange={canChange} onPick={pick} />
      </FullRow>
      <TextField name="latitude" label={t('Latitude')} inputMode="decimal" />
      <TextField name="longitude" label={t('Longitude')} inputMode="decimal" />
    </FormSection>
  );
}

type PanelProps = Props & { onPick: (position: Position) => void };

const waiting = <SkeletonBlock style={{ width: '100%', height: 320 }} />;

function MapPanel({ draft, canChange, onPick }: PanelProps) {
  const config = useMapsConfig();
  const [scriptFailed, setScriptFailed] = useState(false);
  const [locationError, setLocationError] = useState('');
  const problem = useMapProblem(config, scriptFailed, locationError);
  const position = positionOf(useDraftValues(draft));
  const fail = useCallback(() => setScriptFailed(true), []);
  const key = scriptFailed ? undefined : config.data?.apiKey;
  return (
    <div className={styles['place']}>
      {config.isPending && waiting}
      {key && (
        <MapBoundary onFailure={fail}>
          <Suspense fallback={waiting}>
            <LocationMap apiKey={key} position={position} canChange={canChange} onPick={onPick} onFailure={fail} />
          </Suspense>
        </MapBoundary>
      )}
      {problem && <MapProblem {...problem} />}
      {canChange && <OwnPosition onPick={onPick} onProblem={setLocationError} />}
    </div>
  );
}

/** Null where either is empty or no number. */
function positionOf({ latitude, longitude }: Pick<ProfileFields, 'latitude' | 'longitude'>): Position | null {
  const [lat, lng] = [latitude, longitude].map((text) => (text.trim() === '' ? NaN : Number(text.replace(',', '.'))));
  return Number.isFinite(lat) && Number.isFinite(lng) ? { latitude: lat!, longitude: lng! } : null;
}

/** Timeout of the browser's position in milliseconds. */
const positionPatience = 10_000;

type OwnProps = { onPick: (position: Position) => void; onProblem: (message: string) => void };

function OwnPosition({ onPick, onProblem }: OwnProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const fail = () => {
    const message = t('Your position could not be read. Allow it in the browser, or type the coordinates.');
    setBusy(false);
    onProblem(message);
    notifyFailure(t('Location Error'), undefined, message);
  };
  const ask = () => {
    if (!('geolocation' in navigator)) return fail();
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        onProblem('');
        onPick({ latitude: coords.latitude, longitude: coords.longitude });
      },
      fail,
      { timeout: positionPatience, enableHighAccuracy: true },
    );
  };
  return (
    <Button icon={<AimOutlined aria-hidden />} loading={busy} onClick={ask}>
      {t('Use my current position')}
    </Button>
  );
}
