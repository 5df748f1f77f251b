/** The parts of a table put together: on the table page, or the board alone. */
import type { BoardProps, TableParts } from '@taverne/ui';
import type { ReactNode } from 'react';
import { BoardView, ZoomProvider } from './board/board.tsx';
import { Table } from './table.tsx';

export const LeadersRoom = ({ children, ...parts }: TableParts & { readonly children: ReactNode }) => (
  <Table {...parts}>
    <ZoomProvider>{children}</ZoomProvider>
  </Table>
);

/** The board alone, for a replay or a picture in a page. It fills what it stands in, which must have a position. */
export const Board = (props: BoardProps) => (
  <LeadersRoom
    {...props}
    ruleHref={(rule) => `/rules/leaders/${rule}`}
    soon={(deed) => deed()}
    hotkeys={false}
    calm={false}
    orientation="own"
  >
    <BoardView />
  </LeadersRoom>
);
