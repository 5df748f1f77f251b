/** What this device likes, kept across visits. */
import { LANGUAGES, type Language } from '@taverne/engine';
import { type Orientation, SOUNDS, type SoundName } from '@taverne/ui';
import { create } from 'zustand';

export const THEMES = ['system', 'parchment', 'lamplight'] as const;
export const ORIENTATIONS = ['own', 'fixed'] as const satisfies readonly Orientation[];

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  /** Left out: the browser's. */
  readonly language: Language | undefined;
  readonly sound: boolean;
  /** Those of the sounds that are not wanted. */
  readonly quiet: readonly SoundName[];
  /** `full` as long as the system does not ask for less. */
  readonly motion: 'full' | 'less';
  /** Which side of a board lies before one. */
  readonly orientation: Orientation;
  /** Single letters as shortcuts while the board has the focus. */
  readonly shortcuts: boolean;
  /** Asks before a turn is ended with something left to do. */
  readonly asksBeforeEnd: boolean;
  readonly name: string;
  /** The bot one plays with one click. */
  readonly level: number;
}

const KEY = 'taverne.settings';
const DEFAULTS: Settings = {
  theme: 'system',
  language: undefined,
  sound: true,
  quiet: [],
  motion: 'full',
  orientation: 'own',
  shortcuts: true,
  asksBeforeEnd: true,
  name: '',
  level: 2,
};

/** Takes over what fits from what was kept; anything else is the default. */
export function readSettings(kept: string | null): Settings {
  let raw: unknown;
  try {
    raw = JSON.parse(kept ?? '{}');
  } catch {
    return DEFAULTS;
  }
  if (typeof raw !== 'object' || raw === null) return DEFAULTS;
  const given: { readonly [name: string]: unknown } = { ...raw };
  const { theme, language, sound, quiet, motion, orientation, shortcuts, asksBeforeEnd, name, level } = given;
  return {
    theme: THEMES.find((each) => each === theme) ?? DEFAULTS.theme,
    language: LANGUAGES.find((each) => each === language),
    sound: typeof sound === 'boolean' ? sound : DEFAULTS.sound,
    quiet: Array.isArray(quiet) ? SOUNDS.filter((each) => quiet.includes(each)) : DEFAULTS.quiet,
    motion: motion === 'less' ? 'less' : 'full',
    orientation: ORIENTATIONS.find((each) => each === orientation) ?? DEFAULTS.orientation,
    shortcuts: typeof shortcuts === 'boolean' ? shortcuts : DEFAULTS.shortcuts,
    asksBeforeEnd: typeof asksBeforeEnd === 'boolean' ? asksBeforeEnd : DEFAULTS.asksBeforeEnd,
    name: typeof name === 'string' ? name.slice(0, 40) : '',
    level: typeof level === 'number' && level >= 1 && level <= 5 ? Math.floor(level) : DEFAULTS.level,
  };
}

export const useSettings = create<Settings>(() => readSettings(localStorage.getItem(KEY)));

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
}

export const browserLanguage = (): Language => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');

/** The light that is on: the wished one, or the system's. */
export function shownTheme(theme: Settings['theme']): 'parchment' | 'lamplight' {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'lamplight' : 'parchment';
}
