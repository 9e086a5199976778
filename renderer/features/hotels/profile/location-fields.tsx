import { AimOutlined } from '@ant-design/icons';
import { Button, Form, Input, Skeleton, type FormInstance } from 'antd';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
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

type Props = { form: FormInstance<ProfileFields>; canChange: boolean; onPick: () => void };

/** Location of the hotel: by place search, on the map, from the browser, or typed. */
export function LocationFields({ form, canChange, onPick }: Props) {
  const { t } = useTranslation();
  const pick = ({ latitude, longitude }: Position) => {
    form.setFieldsValue({ latitude: positionText(latitude), longitude: positionText(longitude) });
    onPick();
  };
  return (
    <FormSection title={t('Position')} text={t('For directions and the weather forecast.')}>
      <FullRow>
        <MapPanel form={form} canChange={canChange} onPick={pick} />
      </FullRow>
      <Form.Item name="latitude" label={t('Latitude')}>
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item name="longitude" label={t('Longitude')}>
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
    </FormSection>
  );
}

type PanelProps = Omit<Props, 'onPick'> & { onPick: (position: Position) => void };

function MapPanel({ form, canChange, onPick }: PanelProps) {
  const config = useMapsConfig();
  const [scriptFailed, setScriptFailed] = useState(false);
  const [locationError, setLocationError] = useState('');
  const problem = useMapProblem(config, scriptFailed, locationError);
  const position = positionOf(Form.useWatch('latitude', form), Form.useWatch('longitude', form));
  const fail = useCallback(() => setScriptFailed(true), []);
  const key = scriptFailed ? undefined : config.data?.apiKey;
  return (
    <div className={styles['place']}>
      {config.isPending && <Skeleton.Node active className={styles['map']!} />}
      {key && (
        <MapBoundary onFailure={fail}>
          <Suspense fallback={<Skeleton.Node active className={styles['map']!} />}>
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
function positionOf(latitude = '', longitude = ''): Position | null {
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
