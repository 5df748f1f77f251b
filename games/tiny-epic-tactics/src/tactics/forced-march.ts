/** T04 Forced March. IF one of your units declares a Move action, THEN it has +2 MP for that action. It comes with the Move. */
import type { MoveTactic } from './tactic.ts';

export const forcedMarch: MoveTactic = { comes: 'with-a-move', works: ['mp'], held: 0.6 };
