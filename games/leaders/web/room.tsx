/** The parts of a table put together. */
import type { TableParts } from '@taverne/ui';
import type { ReactNode } from 'react';
import { ZoomProvider } from './board/board.tsx';
import { Table } from './table.tsx';

export const LeadersRoom = ({ children, ...parts }: TableParts & { readonly children: ReactNode }) => (
  <Table {...parts}>
    <ZoomProvider>{children}</ZoomProvider>
  </Table>
);
