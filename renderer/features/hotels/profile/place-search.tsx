/// <reference types="google.maps" />
import { SearchOutlined } from '@ant-design/icons';
import { useMapsLibrary } from '@vis.gl/react-google-maps';
import { AutoComplete, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { messageOf, notifyFailure } from '#renderer/lib/notify.ts';

export type Position = { latitude: number; longitude: number };
export type PlaceSearchProps = { onPick: (position: Position) => void };

type Suggestion = google.maps.places.PlacePrediction;

/** Milliseconds without typing before Google is called. */
const typingPause = 250;

/** Searches a place by name or address. */
export function PlaceSearch({ onPick }: PlaceSearchProps) {
  const { t, i18n } = useTranslation();
  const places = useMapsLibrary('places');
  const [text, setText] = useState('');
  const [found, setFound] = useState<Suggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const fail = (error: unknown) => notifyFailure(t('The place could not be searched'), undefined, messageOf(error));
  const search = (input: string) => {
    clearTimeout(timer.current);
    if (!places || !input.trim()) return setFound([]);
    timer.current = setTimeout(() => {
      places.AutocompleteSuggestion.fetchAutocompleteSuggestions({ input, language: i18n.language }).then(
        ({ suggestions }) => setFound(suggestions.flatMap((one) => one.placePrediction ?? [])),
        fail,
      );
    }, typingPause);
  };
  const choose = (placeId: string) => {
    const chosen = found.find((one) => one.placeId === placeId);
    if (!chosen) return;
    setText(chosen.text.text);
    whereIs(chosen).then((position) => position && onPick(position), fail);
  };
  return (
    <AutoComplete
      value={text}
      disabled={!places}
      options={found.map((one) => ({ value: one.placeId, label: one.text.text }))}
      showSearch={{ onSearch: search, filterOption: false }}
      onChange={(next: string) => setText(found.find((one) => one.placeId === next)?.text.text ?? next)}
      onSelect={choose}
      style={{ width: '100%' }}
    >
      <Input
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('Search for a place or an address')}
        aria-label={t('Search for a place or an address')}
        // Enter chooses a place; it must not save the form.
        onPressEnter={(event) => event.preventDefault()}
      />
    </AutoComplete>
  );
}

async function whereIs(suggestion: Suggestion): Promise<Position | null> {
  const { place } = await suggestion.toPlace().fetchFields({ fields: ['location'] });
  const at = place.location?.toJSON();
  return at ? { latitude: at.lat, longitude: at.lng } : null;
}
