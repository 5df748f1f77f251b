/** The figures of a fight. A card is paid for in questions of their own: meanwhile what was known before it is shown on. */
import { createContext, type ReactNode, use, useState } from 'react';
import type { TurnFigures } from '../../src/figures.ts';
import { useTable } from '../table.tsx';
import { figuresOf } from '../view.ts';

const Figures = createContext<TurnFigures | undefined>(undefined);

export function FiguresOfFight({ children }: { readonly children: ReactNode }) {
  const { view, question } = useTable();
  const told = figuresOf(question);
  const [kept, keep] = useState({ stage: view.stage, told });
  if (told && told !== kept.told) keep({ stage: view.stage, told });
  return <Figures value={told ?? (kept.stage === view.stage ? kept.told : undefined)}>{children}</Figures>;
}

export const useFigures = (): TurnFigures | undefined => use(Figures);
