import { create } from 'zustand';

/**
 * The whole look, light and dark: calm teal on warm paper, amber for "needs a person", red only for failure and urgency.
 * The same names are CSS variables (`--paper`, `--amber-tint`, …) for our own style sheets.
 */
export const seeds = {
  light: {
    paper: '#faf9f7',
    surface: '#ffffff',
    sunken: '#f2f0ec',
    ink: '#1f2423',
    muted: '#5a6260',
    line: '#e4e1da',
    primary: '#0f6e6e',
    link: '#0f6e6e',
    tint: '#e5f0ef',
    amber: '#d9822b',
    'amber-ink': '#85480b',
    'amber-tint': '#fbf0e2',
    danger: '#b3261e',
    'danger-tint': '#fbeae8',
    ok: '#2b7a4b',
    'ok-tint': '#e6f3ea',
    shadow: '0 8px 28px rgb(31 36 35 / 14%)',
  },
  dark: {
    paper: '#141817',
    surface: '#1b201f',
    sunken: '#101413',
    ink: '#e9ebe8',
    muted: '#a5aeaa',
    line: '#323a38',
    primary: '#16807f',
    link: '#63c5be',
    tint: '#17312f',
    amber: '#e39a4d',
    'amber-ink': '#f3bd82',
    'amber-tint': '#34281a',
    danger: '#f28b82',
    'danger-tint': '#3a1f1d',
    ok: '#7fcf9c',
    'ok-tint': '#1a3024',
    shadow: '0 8px 28px rgb(0 0 0 / 50%)',
  },
} as const;

export type Shade = keyof typeof seeds;
export type Appearance = Shade | 'system';

const storageKey = 'concierge.appearance';

function stored(): Appearance {
  const value = localStorage.getItem(storageKey);
  return value === 'light' || value === 'dark' ? value : 'system';
}

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function shadeOf(appearance: Appearance): Shade {
  if (appearance !== 'system') return appearance;
  return prefersDark().matches ? 'dark' : 'light';
}

type AppearanceState = { appearance: Appearance; shade: Shade; choose: (appearance: Appearance) => void };

/** The chosen theme and the resulting shade. */
export const useAppearance = create<AppearanceState>((set) => ({
  appearance: stored(),
  shade: shadeOf(stored()),
  choose: (appearance) => {
    localStorage.setItem(storageKey, appearance);
    set({ appearance, shade: shadeOf(appearance) });
  },
}));

/** Applies the theme to the document and follows the computer's setting. */
export function startTheme(): void {
  paint(useAppearance.getState().shade);
  useAppearance.subscribe(({ shade }) => paint(shade));
  prefersDark().addEventListener('change', () => {
    const { appearance } = useAppearance.getState();
    useAppearance.setState({ shade: shadeOf(appearance) });
  });
}

function paint(shade: Shade): void {
  const root = document.documentElement;
  root.dataset['shade'] = shade;
  root.style.colorScheme = shade;
  for (const [name, value] of Object.entries(seeds[shade])) root.style.setProperty(`--${name}`, value);
}
