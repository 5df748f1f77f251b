/** The parts of a table put together. */
import type { TableParts } from '@taverne/ui';
import type { ReactNode } from 'react';
import { ZoomProvider } from './board/sight.tsx';
import { Table } from './table.tsx';

export const TacticsRoom = ({ children, ...parts }: TableParts & { readonly children: ReactNode }) => (
  <Table {...parts}>
    <ZoomProvider>{children}</ZoomProvider>
  </Table>
);
