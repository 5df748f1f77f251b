/**
 * The script of every worker of this page. That of the matches wakes that of the players; most of what they run, the rules above all, is the
 * same, so it is fetched once.
 */
import { expose } from 'comlink';
import { BOTS, botWorker } from './bots.ts';
import { followOtherTabs, hereWorker } from './matches.ts';

if (self.name === BOTS) {
  expose(botWorker);
} else {
  followOtherTabs();
  expose(hereWorker);
}
