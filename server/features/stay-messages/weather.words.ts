import type { TemplateLanguage } from '#shared/features/messaging/default-templates.ts';

const kinds = ['sunny', 'partly', 'cloudy', 'fog', 'drizzle', 'rain', 'snow', 'thunder'] as const;
type Kind = (typeof kinds)[number];

const words: Record<TemplateLanguage, Record<Kind, string>> = {
  en: {
    sunny: 'sunny',
    partly: 'partly cloudy',
    cloudy: 'cloudy',
    fog: 'foggy',
    drizzle: 'light drizzle',
    rain: 'rain',
    snow: 'snow',
    thunder: 'thunderstorms',
  },
  es: {
    sunny: 'soleado',
    partly: 'parcialmente nublado',
    cloudy: 'nublado',
    fog: 'niebla',
    drizzle: 'llovizna',
    rain: 'lluvia',
    snow: 'nieve',
    thunder: 'tormentas',
  },
  fr: {
    sunny: 'ensoleillé',
    partly: 'partiellement nuageux',
    cloudy: 'nuageux',
    fog: 'brouillard',
    drizzle: 'bruine',
    rain: 'pluie',
    snow: 'neige',
    thunder: 'orages',
  },
  de: {
    sunny: 'sonnig',
    partly: 'teils bewölkt',
    cloudy: 'bewölkt',
    fog: 'neblig',
    drizzle: 'leichter Nieselregen',
    rain: 'Regen',
    snow: 'Schnee',
    thunder: 'Gewitter',
  },
  it: {
    sunny: 'soleggiato',
    partly: 'parzialmente nuvoloso',
    cloudy: 'nuvoloso',
    fog: 'nebbia',
    drizzle: 'pioggerella',
    rain: 'pioggia',
    snow: 'neve',
    thunder: 'temporali',
  },
};

/** Describes a WMO weather code; null for an unknown code. Source: WMO table 4677 as used by Open-Meteo. */
export function weatherWords(code: number, language: TemplateLanguage): string | null {
  const kind = kindOf(code);
  return kind && words[language][kind];
}

function kindOf(code: number): Kind | null {
  if (code === 0 || code === 1) return 'sunny';
  if (code === 2) return 'partly';
  if (code === 3) return 'cloudy';
  if (code === 45 || code === 48) return 'fog';
  if (code >= 51 && code <= 57) return 'drizzle';
  if ((code >= 61 && code <= 67) || (code >= 80 && code <= 82)) return 'rain';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  return code >= 95 && code <= 99 ? 'thunder' : null;
}
