/** Alone there is nobody else at the table: the sheet of the others comes only where there are some. */
import { lazy, Suspense } from 'react';

const RivalSheet = lazy(async () => ({ default: (await import('./rivals.tsx')).RivalSheet }));

export const Others = () => (
  <Suspense>
    <RivalSheet />
  </Suspense>
);
