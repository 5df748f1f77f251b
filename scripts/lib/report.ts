/** A file for what a tool reports, in a folder that goes when it was read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function withReport<T>(read: (report: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'taverne-'));
  try {
    return await read(join(dir, 'report.json'));
  } finally {
    rmSync(dir, { recursive: true });
  }
}
