/** The pages of a table, each a part of its own. */
import { part } from '../part.tsx';

export const TableHere = part(() => import('./TableHere.tsx'));
export const TableServer = part(() => import('./TableServer.tsx'));
