/** The door of a table, and what it last refused: a button that did nothing says why. */
import type { RuleId, Trouble } from '@taverne/engine';
import { type HostDoor, type Say, sayTrouble } from '@taverne/ui';
import { useMemo, useState } from 'react';

export interface ToldTrouble {
  readonly text: string;
  /** The rule behind it, where the table names one. */
  readonly rule: RuleId | undefined;
}

export interface ToldDoor {
  readonly door: HostDoor;
  readonly trouble: ToldTrouble | undefined;
  readonly forget: () => void;
}

/** Answers are left to the game's board, which tells beside the figure what was wrong. */
export function toldDoor(door: HostDoor, tell: (trouble: Trouble | undefined) => void): HostDoor {
  const told = async (deed: Promise<Trouble | undefined>): Promise<Trouble | undefined> => {
    const trouble = await deed;
    tell(trouble);
    return trouble;
  };
  const { orders } = door;
  return {
    ...door,
    ...(orders && { orders: (list) => told(orders(list)) }),
    undo: () => told(door.undo()),
    askUndo: () => told(door.askUndo()),
    answerUndo: (agree) => told(door.answerUndo(agree)),
    resign: () => told(door.resign()),
    offerDraw: () => told(door.offerDraw()),
    answerDraw: (agree) => told(door.answerDraw(agree)),
    claim: (seat) => told(door.claim(seat)),
  };
}

/** `seq`: once the match has gone on, an old trouble is of no interest. */
export function useToldDoor(door: HostDoor, seq: number, say: Say): ToldDoor {
  const [held, hold] = useState<{ readonly seq: number; readonly trouble: Trouble | undefined }>({ seq, trouble: undefined });
  const told = useMemo(() => toldDoor(door, (trouble) => hold((now) => ({ ...now, trouble }))), [door]);
  if (held.seq !== seq) hold({ seq, trouble: undefined });
  const trouble = held.seq === seq ? held.trouble : undefined;
  return {
    door: told,
    trouble: trouble && { text: sayTrouble(say, trouble), rule: trouble.refusal?.rule },
    forget: () => hold((now) => ({ ...now, trouble: undefined })),
  };
}
