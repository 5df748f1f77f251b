/** Walking through a film with the keys of a terminal. */
import { emitKeypressEvents } from 'node:readline';
import type { Seat, Trouble } from '@taverne/engine';
import type { Desk } from '../desk.ts';
import type { Voice } from '../voice.ts';
import type { Film } from './film.ts';

interface Key {
  readonly name?: string;
  readonly sequence?: string;
  readonly ctrl?: boolean;
}

const FORWARD: ReadonlySet<string | undefined> = new Set(['right', 'down', 'return', 'enter', 'space', 'n', 'j', 'l']);
const BACK: ReadonlySet<string | undefined> = new Set(['left', 'up', 'backspace', 'p', 'k', 'h']);
const LEAVE: ReadonlySet<string | undefined> = new Set(['q', 'escape']);
const CLEAR = '\x1b[H\x1b[2J';

export async function walk(desk: Desk, voice: Voice, film: Film, seat: Seat | undefined): Promise<Trouble | undefined> {
  const { input, say } = desk;
  const draw = (): void => {
    desk.output.write(CLEAR);
    desk.tell(...voice.board(film.match, seat), '', ...film.tell(voice, say, seat));
    const { outcome } = film.match;
    if (outcome) desk.tell(`<bold>${voice.outcome(film.match, outcome)}</bold>`);
    desk.tell('', `<dim>${say('replay.keys', { at: film.at, entries: film.entries })}</dim>`);
  };
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.resume();
  draw();
  return new Promise((resolve) => {
    const leave = (trouble: Trouble | undefined): void => {
      input.setRawMode(false);
      input.off('keypress', onKey);
      input.pause();
      resolve(trouble);
    };
    const onKey = (_: string | undefined, key: Key): void => {
      const leaves = LEAVE.has(key.name) || (key.ctrl && key.name === 'c');
      const trouble = leaves ? undefined : stepBy(film, key);
      if (leaves || trouble) leave(trouble);
      else draw();
    };
    input.on('keypress', onKey);
  });
}

function stepBy(film: Film, { name }: Key): Trouble | undefined {
  if (FORWARD.has(name)) return film.done ? undefined : film.forward();
  if (BACK.has(name)) return film.back(Math.max(0, film.frame - 1));
  if (name === 'home' || name === 'g') return film.back(0);
  if (name !== 'end') return undefined;
  let trouble: Trouble | undefined;
  while (!film.done && !trouble) trouble = film.forward();
  return trouble;
}
