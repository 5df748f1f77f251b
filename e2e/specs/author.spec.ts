/** `npm run author`: the page of somebody who writes a game, with all that the rules see, new after every save. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';

const RUN = fileURLToPath(new URL('../../scripts/run.js', import.meta.url));
/** Inside the house, so that its imports are found, and where nobody else looks. */
const DIST = fileURLToPath(new URL('../../scripts/dist', import.meta.url));

interface Workshop {
  readonly address: string;
  readonly rules: string;
}

const test = base.extend<{ workshop: Workshop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  workshop: async ({}, use) => {
    mkdirSync(DIST, { recursive: true });
    const folder = mkdtempSync(join(DIST, 'author-'));
    const game = join(folder, 'stone-heap');
    const child = spawn(process.execPath, [RUN, 'author', game, '--port', '0'], { cwd: dirname(dirname(RUN)) });
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (more: string) => {
        said += more;
        const [, found] = /open (\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      child.once('exit', () => reject(new Error(`the author's house is shut: ${said}`)));
    });
    await use({ address, rules: join(game, 'src/index.ts') });
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  },
});

test('the author sees state, views, questions, tape and events, and what is saved changes the table and is judged', async ({
  page,
  workshop: { address, rules },
}) => {
  test.slow();
  await page.goto(address);
  const panel = page.getByRole('complementary', { name: 'What the rules see' });
  const sheet = panel.locator('pre[data-seq]');
  const shown = async (name: string): Promise<void> => {
    await panel.getByRole('button', { name, exact: true }).click();
  };
  await expect(sheet).toContainText('"heap": 15');
  await page.getByRole('group', { name: 'What to do' }).getByRole('button', { name: /3/ }).first().click();
  await expect(sheet).toContainText('"heap": 12');
  await shown('Views');
  await expect(sheet).toContainText(/"0": \{.*"1": \{/s);
  await shown('Questions');
  await expect(sheet).toContainText(/"options": \[\s*"take 1",\s*"take 2",\s*"take 3"/);
  await shown('Tape');
  await expect(sheet).toHaveText('[]');
  await shown('Events');
  await expect(sheet).toContainText('SH-TAKE-01');
  await expect(panel.getByRole('status')).toHaveText(/^The battery found nothing in 20 matches with \d+ answers\.$/);

  // A fault is named beside the table; put right it is gone, and what was answered stands.
  const sound = readFileSync(rules, 'utf8');
  writeFileSync(rules, sound.replace('state.heap -= pebbles', 'state.heap -= pebbles + 1'));
  await expect(panel.getByRole('status')).toHaveText(/^The battery found a fault after \d+ matches:$/);
  await expect(sheet).toContainText('"heap": 11');
  writeFileSync(rules, sound);
  await expect(panel.getByRole('status')).toHaveText(/^The battery found nothing/);
  await expect(sheet).toContainText('"heap": 12');
});
