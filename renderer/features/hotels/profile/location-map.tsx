/// <reference types="google.maps" />
import {
  APILoadingStatus,
  APIProvider,
  Map as GoogleMap,
  Marker,
  useApiLoadingStatus,
  useMap,
  type MapMouseEvent,
} from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import type { PlaceSearchProps, Position } from './place-search.tsx';
import styles from './profile.module.css';

const PlaceSearch = themedPart<PlaceSearchProps>(async () => (await import('./place-search.tsx')).PlaceSearch);

/** Degrees: latitude -90 to 90, longitude -180 to 180. */
type Props = {
  apiKey: string;
  position: Position | null;
  canChange: boolean;
  onPick: (position: Position) => void;
  /** The script did not come, or Google refuses the key. */
  onFailure: () => void;
};

/** Initial view of the map without a position (docs/product.md, section 2). */
const defaultCentre = { lat: 40.7128, lng: -74.006 };
const zoomWithout = 10;
const zoomWith = 15;

const asGoogle = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });

/** A map to choose the hotel's place on: by search, by a click, or by moving the pin. */
export function LocationMap({ apiKey, position, canChange, onPick, onFailure }: Props) {
  const { i18n, t } = useTranslation();
  const pickAt = (at: google.maps.LatLngLiteral | null) => at && onPick({ latitude: at.lat, longitude: at.lng });
  const drop = (event: google.maps.MapMouseEvent) => pickAt(event.latLng?.toJSON() ?? null);
  return (
    <APIProvider apiKey={apiKey} libraries={['places']} language={i18n.language} onError={onFailure}>
      <FailureWatch onFailure={onFailure} />
      {canChange && <PlaceSearch onPick={onPick} />}
      <div className={styles['map']} role="group" aria-label={t('Map')}>
        <GoogleMap
          defaultCenter={position ? asGoogle(position) : defaultCentre}
          defaultZoom={position ? zoomWith : zoomWithout}
          gestureHandling="cooperative"
          streetViewControl={false}
          mapTypeControl={false}
          onClick={(event: MapMouseEvent) => canChange && pickAt(event.detail.latLng)}
        >
          {position && <Marker position={asGoogle(position)} draggable={canChange} onDragEnd={drop} />}
          <Follow position={position} />
        </GoogleMap>
      </div>
    </APIProvider>
  );
}

/** Pans the map to the pin when the position changes. */
function Follow({ position }: { position: Position | null }) {
  const map = useMap();
  const latitude = position?.latitude;
  const longitude = position?.longitude;
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    map.panTo({ lat: latitude, lng: longitude });
    map.setZoom(zoomWith);
  }, [map, latitude, longitude]);
  return null;
}

/** A refused key is reported by the loading status, not by an error. */
function FailureWatch({ onFailure }: { onFailure: () => void }) {
  const status = useApiLoadingStatus();
  useEffect(() => {
    if (status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE) onFailure();
  }, [status, onFailure]);
  return null;
}
