/** The parts of a table put together: on the table page, or the board alone. */
import type { BoardProps, TableParts } from '@taverne/ui';
import type { ReactNode } from 'react';
import { BoardView } from './board/board.tsx';
import { ZoomProvider } from './board/sight.tsx';
import { Table } from './table.tsx';

export const TacticsRoom = ({ children, ...parts }: TableParts & { readonly children: ReactNode }) => (
  <Table {...parts}>
    <ZoomProvider>{children}</ZoomProvider>
  </Table>
);

/** The board alone, for a replay or a picture in a page. It fills what it stands in, which must have a position. */
export const Board = (props: BoardProps) => (
  <TacticsRoom
    {...props}
    ruleHref={(rule) => `/rules/tiny-epic-tactics/${rule}`}
    soon={(deed) => deed()}
    hotkeys={false}
    calm={false}
    orientation="own"
  >
    <BoardView />
  </TacticsRoom>
);
