/**
 * Long measurements are taken in pieces. What is finished is kept in a JSON file beside the page, and so are the matches of
 * what is not, so that a run can be stopped and gone on with.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BoutReport } from '../arena/index.ts';

/** How wide the decisions of a match were is not kept: it is the bulk of a report. */
type KeptReport = Omit<BoutReport, 'branching'>;

interface Begun {
  /** Matches played under other terms say nothing about these. */
  readonly terms: string;
  readonly reports: readonly KeptReport[];
}

/** `Piece`: what remains of a stretch of matches once it is finished. */
export interface Ledger<Piece> {
  readonly game: string;
  readonly finished: { [key: string]: Piece };
  readonly begun: { [key: string]: Begun };
}

/** `docs/ladder.md` has its ledger in `docs/ladder.json`. */
export const ledgerBeside = (page: string): string => `${page.replace(/\.md$/, '')}.json`;

/** The ledger of that file, a new one where there is none, or what is wrong with it. */
export function readLedger<Piece>(
  path: string | undefined,
  game: string,
  isPiece: (value: unknown) => value is Piece,
): Ledger<Piece> | { readonly wrong: string } {
  if (path === undefined || !existsSync(path)) return { game, finished: {}, begun: {} };
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isLedger(read, isPiece)) return { wrong: `${path} is no ledger of measurements` };
    return read.game === game ? read : { wrong: `${path} is about ${read.game}, not about ${game}` };
  } catch (error) {
    return { wrong: `${path} cannot be read: ${error instanceof Error ? error.message : error}` };
  }
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Written by ourselves: the parts are looked at, not every figure in them. */
function isLedger<Piece>(value: unknown, isPiece: (value: unknown) => value is Piece): value is Ledger<Piece> {
  if (!isRecord(value) || typeof value.game !== 'string' || !isRecord(value.finished) || !isRecord(value.begun)) return false;
  return Object.values(value.finished).every(isPiece) && Object.values(value.begun).every(isBegun);
}

const isBegun = (value: unknown): value is Begun =>
  isRecord(value) && typeof value.terms === 'string' && Array.isArray(value.reports);

/** Written aside first: a run that is killed leaves the old file or the new one. */
export function saveLedger<Piece>(path: string | undefined, ledger: Ledger<Piece>): void {
  if (path === undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(ledger, null, 1)}\n`);
  renameSync(`${path}.new`, path);
}

/** The matches of this key that were played under the same terms. */
export function reportsOf<Piece>({ begun }: Ledger<Piece>, key: string, terms: string): BoutReport[] {
  const found = begun[key];
  return found?.terms === terms ? found.reports.map((report) => ({ ...report, branching: [] })) : [];
}

export function keepBegun<Piece>(ledger: Ledger<Piece>, key: string, terms: string, reports: readonly BoutReport[]): void {
  ledger.begun[key] = { terms, reports: reports.map(({ branching: _, ...report }) => report) };
}

/** A piece may be made of several stretches: their keys begin with its own. */
export function keepFinished<Piece>(ledger: Ledger<Piece>, key: string, piece: Piece): void {
  ledger.finished[key] = piece;
  for (const begun of Object.keys(ledger.begun)) if (begun === key || begun.startsWith(`${key}, `)) delete ledger.begun[begun];
}
