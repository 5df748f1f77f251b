/** What a game brings to the table page: its board and panels, and words for what happens. The page knows no game by itself. */
import type { GameTypes, Notation, Seat, Told } from '@taverne/engine';
import type { ComponentType, ReactNode } from 'react';
import type { SoundName } from './frame/use-sounds.ts';
import type { IconName } from './icon.tsx';
import type { Lesson } from './lesson.ts';
import type { LogGroup } from './log.tsx';
import type { OptionControlProps, OwnPageProps } from './own.ts';
import type { BoardProps, TableOptions, TableState } from './table.ts';
import type { Messages, Say } from './words.tsx';

/** `own`: whoever looks has their own side before them. `fixed`: the board lies as the rulebook draws it, whoever looks. */
export type Orientation = 'own' | 'fixed';

export type TableParts<G extends GameTypes = GameTypes> = BoardProps<G> & Wishes;

interface Wishes {
  /** Fades instead of movement. */
  readonly calm: boolean;
  readonly orientation: Orientation;
  /** Does it now or, while an answer is on its way, as soon as the page shows what came of it: nothing pressed is lost. */
  readonly soon: (deed: () => void) => void;
  /** Single letters do something while the board has the focus. */
  readonly hotkeys: boolean;
  /** Makes a sound, unless it is turned off. */
  readonly hear: (sound: SoundName) => void;
  /** Whoever would leave something undone is asked before it is ended. */
  readonly asksBeforeEnd: boolean;
}

/** Something one can do now, as a button. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  /** What follows, or that it cannot be taken back. */
  readonly after?: string | undefined;
  /** The board shows what it would do. */
  readonly isFocus?: boolean;
  /** Nothing else is left to do: it beckons. */
  readonly isLast?: boolean;
  readonly act: () => void;
  /** The pointer is on it, or has left: the board shows what it would do. */
  readonly point?: (on: boolean) => void;
}

export interface ChoiceGroup {
  readonly key: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** What the top bar says and offers. */
export interface Turn {
  readonly title: string;
  /** Whose crest stands before it. */
  readonly seat: Seat | undefined;
  /** Set in bold before the sentence: what is picked. */
  readonly subject: string | undefined;
  readonly sentence: string;
  readonly phases: readonly { readonly id: string; readonly label: string; readonly on: boolean }[];
  /** Mode and turn, under the game's name. */
  readonly moment: string;
  /** What is at hand because of what is picked. */
  readonly choices: readonly Choice[];
  /** The way on: end, confirm. */
  readonly main: Choice | undefined;
  /** Puts down what is picked. */
  readonly back: (() => void) | undefined;
  /** Every option, in words. */
  readonly all: readonly ChoiceGroup[];
}

/** One of the sheets beside the board; on a phone each is a tab. */
export interface RailPart {
  readonly id: string;
  readonly title: string;
  readonly Part: ComponentType;
  /** Of no use once the match is over. */
  readonly isForPlay?: boolean;
  /** A phone opens this one; none: the last. */
  readonly isOpen?: boolean;
  /** What is asked just now lies on it: where it is behind a tab, that is turned to. */
  readonly isWanted?: boolean;
  /** On a page lower than this (in pixels) it shares its place beside the board with the log, behind a tab. */
  readonly foldsBelow?: number;
}

/** A letter that does something on this game's board, and what: messages of the game. */
export interface Hotkey {
  readonly key: string;
  readonly does: string;
}

/**
 * By its types a kit knows whose table it is given. What takes something of the game is written as a method, so that the shell,
 * which knows no game, can hold the kit of any; it hands each kit the tables of its own game alone.
 */
export interface GameKit<G extends GameTypes = GameTypes> {
  readonly game: string;
  /** Words that the game itself does not bring: those of the plain table. */
  readonly messages?: { readonly [language: string]: Messages };
  /** Reads the values of options where the table was sent their keys alone. */
  readonly notation?: Notation<G>;
  /** Opens what views of a match with these options are looked up in, such as a content pack, before anything is read or drawn. */
  prepare?(options: TableOptions): void;
  /** Holds what the parts below it share: what is picked, what is being played back. */
  Table(props: TableParts<G> & { readonly children: ReactNode }): ReactNode;
  readonly Board: ComponentType;
  /** Notes that belong to a place on the board: why not, a choice of ways. */
  readonly Notes: ComponentType;
  /** What is weighed or asked just now, for the sheet of a phone, over the buttons for it: there a note would hide the board. */
  readonly Matter?: ComponentType;
  /** Zoom and whatever else the board itself can be asked. */
  readonly Tools: ComponentType;
  rail(say: Say, state: TableState<G>): readonly RailPart[];
  readonly Aid: ComponentType;
  /** How the match ended, with the figures that did it. */
  readonly Ending: ComponentType;
  readonly useTurn: () => Turn;
  /** Who holds a seat, in words. */
  nameOf(state: TableState<G>, seat: Seat, say: Say): string;
  /** An event in a sentence; nothing: it is not told. */
  describe(event: G['event'], state: TableState<G>, say: Say): string | undefined;
  log(state: TableState<G>, say: Say): readonly LogGroup[];
  /** The board has a side for each seat: one's own can lie before one. */
  readonly hasSides?: boolean;
  /** A seat sees what others must not: at one screen the device is handed over before anything is shown. */
  readonly hasSecrets?: boolean;
  /** A draw can be offered. */
  readonly hasDraws?: boolean;
  /** Where in the line of events each turn begins, so that the last one can be seen again. */
  turns(events: readonly Told<G['event']>[]): readonly number[];
  /** Besides those that every board has: u, e, ?, arrows, Enter, Escape and numbers. */
  readonly hotkeys?: readonly Hotkey[];
  /** What the marks on the board mean, where they are not the house's own. */
  readonly Key?: ComponentType;
  /** A drawing of the rule book, made from its text; what it cannot draw is shown as it stands. */
  readonly Drawing?: ComponentType<{ readonly text: string; readonly fallback: ReactNode }>;
  /** The guided first match, where there is one: loaded when somebody wants to learn. */
  readonly lesson?: () => Promise<Lesson>;
  /** The pages of its own that its manifest names. */
  readonly pages?: { readonly [path: string]: ComponentType<OwnPageProps> };
  /** The controls for options that its manifest promises. */
  readonly controls?: { readonly [option: string]: ComponentType<OptionControlProps> };
}
