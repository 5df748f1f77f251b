/**
 * The space that the pointer or the focus was on last: its note stays until it is closed. It changes with every space the pointer
 * crosses, so it stands apart from the table: only the note is drawn anew.
 */
import { createContext, type ReactNode, use, useState } from 'react';
import type { Spot } from '../spots.ts';

type Look = (spot: Spot | undefined) => void;

const Looked = createContext<Spot | undefined>(undefined);
const Looks = createContext<Look>(() => {});

export function Looking({ children }: { readonly children: ReactNode }) {
  const [looked, look] = useState<Spot>();
  return (
    <Looks value={look}>
      <Looked value={looked}>{children}</Looked>
    </Looks>
  );
}

export const useLooked = (): Spot | undefined => use(Looked);
export const useLook = (): Look => use(Looks);
